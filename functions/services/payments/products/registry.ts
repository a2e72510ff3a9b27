import type { ProductFamily } from '@plumbline/shared/domain/money/payment-states';
import type { ProductSlug } from '@plumbline/shared/options/products';
import { briefing } from './briefing.ts';
import { jobPosting } from './job-posting.ts';
import { priorityAccess } from './priority-access.ts';
import type { ProductHandler } from './product-handler.ts';
import { sentJobs } from './sent-jobs.ts';
import { unlock } from './unlock.ts';

const handlersByFamily: Readonly<Record<ProductFamily, ProductHandler>> = {
  unlock: unlock,
  job_posting: jobPosting,
  job_post_match: sentJobs,
  priority_access: priorityAccess,
  briefing: briefing,
};

const families: Readonly<Record<ProductSlug, ProductFamily>> = {
  job_posting: 'job_posting',
  send_job_post_match: 'job_post_match',
  unlock_applicant_resume: 'unlock',
  unlock_applicant_resume_skill_2: 'unlock',
  unlock_applicant_resume_skill_3: 'unlock',
  skilled_worker_priority_access: 'priority_access',
  candidate_job_briefing: 'briefing',
};

export const handlerOfFamily = (family: ProductFamily): ProductHandler => handlersByFamily[family];
export const handlerOfProduct = (slug: ProductSlug): ProductHandler => handlerOfFamily(families[slug]);
