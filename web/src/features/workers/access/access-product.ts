import type { ProductSlug } from '@plumbline/shared/options/products';

/** The product that the access page sells: priority access for skilled workers, a job briefing for others [SKW-06]. */
export const productOfPath = (pathname: string): ProductSlug =>
  pathname.includes('skilled-workers') ? 'skilled_worker_priority_access' : 'candidate_job_briefing';
