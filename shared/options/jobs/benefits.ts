/** The benefits that a job can offer [CON-16]. */
export const jobBenefits = ['PTO', 'Bonus', '401K', 'Other'] as const;
export type JobBenefit = (typeof jobBenefits)[number];
