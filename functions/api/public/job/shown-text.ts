import type { JobTextItem } from '../../../table/jobs/job.ts';

/** A job's texts as pages show them that allow no styles but their own. The parser is loaded by pages that show a text. */
export const shownText = async (text: JobTextItem | undefined): Promise<JobTextItem | undefined> => {
  if (!text?.description && !text?.whyWorkHere) return text;
  const { withoutStyles } = await import('../../../services/rich-text/rich-text.ts');
  return {
    ...text,
    description: withoutStyles(text.description ?? ''),
    whyWorkHere: withoutStyles(text.whyWorkHere ?? ''),
  };
};
