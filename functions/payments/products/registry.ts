import type { SaleFamily } from '@plumbline/shared/domain/money/payment-states';
import type { ProductSlug } from '@plumbline/shared/options/products';
import { sellBriefing } from './briefing.ts';
import { sellJobPosting } from './job-posting.ts';
import { sellPriorityAccess } from './priority-access.ts';
import type { Sale } from './product-handler.ts';
import { sellSentJobs } from './sent-jobs.ts';
import { sellUnlock } from './unlock.ts';

const salesByFamily: Readonly<Record<SaleFamily, Sale>> = {
  unlock: sellUnlock,
  job_posting: sellJobPosting,
  job_post_match: sellSentJobs,
  priority_access: sellPriorityAccess,
  briefing: sellBriefing,
};

const families: Readonly<Record<ProductSlug, SaleFamily>> = {
  job_posting: 'job_posting',
  send_job_post_match: 'job_post_match',
  unlock_applicant_resume: 'unlock',
  unlock_applicant_resume_skill_2: 'unlock',
  unlock_applicant_resume_skill_3: 'unlock',
  skilled_worker_priority_access: 'priority_access',
  candidate_job_briefing: 'briefing',
};

export const saleOfFamily = (family: SaleFamily): Sale => salesByFamily[family];
export const saleOfProduct = (slug: ProductSlug): Sale => saleOfFamily(families[slug]);
