import type { ProductSlug } from '@plumbline/shared/options/products';
import { msg } from '../../lib/msg.ts';

type PriceRow = { what: string; unit: string; slugs: readonly ProductSlug[] };

/** The products for sale with their prices; none is free. */
export const priceRows: readonly PriceRow[] = [
  { what: msg('Post a job'), unit: msg('once per job'), slugs: ['job_posting'] },
  { what: msg('Send a job to a match'), unit: msg('per job'), slugs: ['send_job_post_match'] },
  {
    what: msg('Unlock a profile'),
    unit: msg('depending on the trade'),
    slugs: ['unlock_applicant_resume', 'unlock_applicant_resume_skill_2', 'unlock_applicant_resume_skill_3'],
  },
  { what: msg('Send a job briefing'), unit: msg('per worker'), slugs: ['candidate_job_briefing'] },
  {
    what: msg('Priority access to a skilled worker'),
    unit: msg('72 hours'),
    slugs: ['skilled_worker_priority_access'],
  },
  { what: msg('Everything for workers'), unit: msg('always'), slugs: [] },
];
