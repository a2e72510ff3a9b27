import type { JobTextItem } from '../../../table/jobs/job.ts';

/**
 * Returns a job's texts without styles, because the page's policy allows only its own. Only pages with a text load the
 * parser.
 */
export const shownText = async (text: JobTextItem | undefined): Promise<JobTextItem | undefined> => {
  if (!text?.description && !text?.whyWorkHere) return text;
  const { withoutStyles } = await import('../../../services/rich-text/rich-text.ts');
  return {
    ...text,
    description: withoutStyles(text.description ?? ''),
    whyWorkHere: withoutStyles(text.whyWorkHere ?? ''),
  };
};
