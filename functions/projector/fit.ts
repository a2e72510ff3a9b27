import { matchSeekerToJob } from '@plumbline/shared/domain/match-score';
import type { JobSearchEntry, SeekerSearchEntry } from '../table/search-entries.ts';
import type { Fit } from './reconcile-matches.ts';

/** How a job and a seeker fit, or undefined. */
export const fitOf = (job: JobSearchEntry, seeker: SeekerSearchEntry): Fit | undefined => {
  const match = matchSeekerToJob({ ...seeker, point: seeker }, { ...job, point: job });
  return match && { job: job.id, seeker: seeker.id, company: job.company, score: match.score, reason: match.reason };
};
