type Question = { text: string };
type PublicTexts = {
  name: string;
  description: string;
  whyWorkHere: string;
  compensation: string;
  hours?: string | undefined;
  area?: string | undefined;
  tradeCategories: readonly string[];
  qualifications: readonly string[];
  benefits: readonly string[];
  questions?: readonly Question[] | undefined;
};

/** Returns the texts in the company's words that everyone who finds the job reads: formatted ones, and lines. */
export const publicJobTexts = (job: PublicTexts): { html: string[]; lines: string[] } => ({
  html: [job.description, job.whyWorkHere],
  lines: [
    job.name,
    job.compensation,
    job.hours ?? '',
    job.area ?? '',
    ...job.tradeCategories,
    ...job.qualifications,
    ...job.benefits,
    ...(job.questions ?? []).map(({ text }) => text),
  ],
});
