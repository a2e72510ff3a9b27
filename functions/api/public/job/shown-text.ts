import type { JobTextItem } from '../../../table/jobs/job.ts';

/** A job's texts without styles, as pages allow only their own. Pages that show a text load the parser. */
export const shownText = async (text: JobTextItem | undefined): Promise<JobTextItem | undefined> => {
  if (!text?.description && !text?.whyWorkHere) return text;
  const { withoutStyles } = await import('../../../services/rich-text/rich-text.ts');
  return {
    ...text,
    description: withoutStyles(text.description ?? ''),
    whyWorkHere: withoutStyles(text.whyWorkHere ?? ''),
  };
};
