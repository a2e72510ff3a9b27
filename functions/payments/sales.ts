import type { SaleFamily } from '@plumbline/shared/domain/payment-states';
import type { ProductSlug } from '@plumbline/shared/options/products';
import type { Sale } from './sale.ts';
import { sellBriefing } from './sell-briefing.ts';
import { sellJobPosting } from './sell-job-posting.ts';
import { sellPriorityAccess } from './sell-priority-access.ts';
import { sellSentJobs } from './sell-sent-jobs.ts';
import { sellUnlock } from './sell-unlock.ts';

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
