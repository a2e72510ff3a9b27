import type { ProductSlug } from '@plumbline/shared/options/products';

/** What .../access sells: priority access below the skilled workers, a job briefing anywhere else [SKW-06]. */
export const productOfPath = (pathname: string): ProductSlug =>
  pathname.includes('skilled-workers') ? 'skilled_worker_priority_access' : 'candidate_job_briefing';
