/** The slugs of everything a company can buy [CON-21]. */
export const productSlugs = [
  'job_posting',
  'send_job_post_match',
  'unlock_applicant_resume',
  'unlock_applicant_resume_skill_2',
  'unlock_applicant_resume_skill_3',
  'skilled_worker_priority_access',
  'candidate_job_briefing',
] as const;

export type ProductSlug = (typeof productSlugs)[number];

/** `amount` is integer cents. */
export type Product = { slug: ProductSlug; name: string; amount: number };

/** The catalogue as first seeded; staff may change names and prices later [PAY-28]. */
export const products: readonly Product[] = [
  { slug: 'job_posting', name: 'Job Posting', amount: 4900 },
  { slug: 'send_job_post_match', name: 'Send Job Post Match', amount: 900 },
  { slug: 'unlock_applicant_resume', name: 'Unlock Applicant Resume', amount: 2900 },
  { slug: 'unlock_applicant_resume_skill_2', name: 'Unlock Applicant Resume - Skill 2', amount: 4900 },
  { slug: 'unlock_applicant_resume_skill_3', name: 'Unlock Applicant Resume - Skill 3', amount: 7900 },
  { slug: 'skilled_worker_priority_access', name: 'Skilled Worker Priority Access', amount: 44900 },
  { slug: 'candidate_job_briefing', name: 'Candidate Job Briefing', amount: 4900 },
];

const displayNames: ReadonlyMap<string, string> = new Map([
  ['job_posting', 'Job Posting'],
  ['unlock_applicant_resume', 'Unlock Applicant Resume'],
  ['unlock_applicant_resume_skill_2', 'Unlock Applicant Resume - Skill 2'],
  ['unlock_applicant_resume_skill_3', 'Unlock Applicant Resume - Skill 3'],
  ['send_job_post_match', 'Send Job Post Match'],
]);

/**
 * The fixed display name of a slug; anything else is priority access [CON-22].
 * Receipts and checkout show the catalogue's own `name`, so a briefing is never billed under another name.
 */
export const productDisplayName = (slug: string): string => displayNames.get(slug) ?? 'Skilled Worker Priority Access';
