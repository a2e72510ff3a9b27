import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, type JobItem, jobRequest } from '../../../table/jobs/job.ts';
import { listMatchesOfSeeker, type MatchItem } from '../../../table/matching/match.ts';
import type { NewMatches } from '../../emails/match-emails.ts';

/** The most jobs that one e-mail lists. */
export const MOST_NAMED = 5;

/**
 * Returns a seeker's matches since `since` (ISO), newest first. `known` are matches that the index may not contain yet,
 * and `knownJobs` are jobs that were read before, by their ids.
 */
export const newestMatches = async (
  seeker: string,
  since: string,
  known: readonly MatchItem[] = [],
  knownJobs: ReadonlyMap<string, JobItem> = new Map(),
): Promise<NewMatches> => {
  const listed = await listMatchesOfSeeker(seeker, MOST_NAMED + 1);
  const found = new Map([...known, ...listed].map((match) => [match.job, match.foundAt]));
  const jobs = [...found].filter(([, foundAt]) => foundAt >= since).sort(([, a], [, b]) => b.localeCompare(a));
  const unread = jobs.map(([job]) => job).filter((job) => !knownJobs.has(job));
  const read = await batchGet({ jobs: unread.map(jobRequest) });
  const byId = new Map([...knownJobs, ...read.jobs.flatMap((job) => (job ? [[job.id, job] as const] : []))]);
  const open = jobs.flatMap(([job]) => byId.get(job) ?? []).filter(isOpen);
  return { jobs: open.slice(0, MOST_NAMED), more: open.length > MOST_NAMED };
};
