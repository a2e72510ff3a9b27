/** The slugs of all products [CON-21]. */
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

/** The initial names of the products. Staff can rename them. */
export const productNames = [
  'Job Posting',
  'Send Job Post Match',
  'Unlock Applicant Resume',
  'Unlock Applicant Resume - Skill 2',
  'Unlock Applicant Resume - Skill 3',
  'Skilled Worker Priority Access',
  'Candidate Job Briefing',
] as const;
export type ProductName = (typeof productNames)[number];

/** A product with its price: `amount` is in integer cents. */
export type Product = { slug: ProductSlug; name: string; amount: number };

const displayNames: ReadonlyMap<string, ProductName> = new Map<string, ProductName>([
  ['job_posting', 'Job Posting'],
  ['unlock_applicant_resume', 'Unlock Applicant Resume'],
  ['unlock_applicant_resume_skill_2', 'Unlock Applicant Resume - Skill 2'],
  ['unlock_applicant_resume_skill_3', 'Unlock Applicant Resume - Skill 3'],
  ['send_job_post_match', 'Send Job Post Match'],
]);

/** Returns the specified display name of a slug. Any unknown slug is priority access [CON-22]. */
export const productDisplayName = (slug: string): ProductName =>
  displayNames.get(slug) ?? 'Skilled Worker Priority Access';

const priced = (slug: ProductSlug, amount: number, name = productDisplayName(slug)): Product => ({
  slug,
  name,
  amount,
});

/** The initial catalog. Staff can change names and prices later [PAY-28]. */
export const products: readonly Product[] = [
  priced('job_posting', 4900),
  priced('send_job_post_match', 900),
  priced('unlock_applicant_resume', 2900),
  priced('unlock_applicant_resume_skill_2', 4900),
  priced('unlock_applicant_resume_skill_3', 7900),
  priced('skilled_worker_priority_access', 44900),
  // The specification has no display name for a briefing, so its name is given here. Otherwise it would be called
  // priority access.
  priced('candidate_job_briefing', 4900, 'Candidate Job Briefing'),
];
