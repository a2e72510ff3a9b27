import { listAccessEntries } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { awaitsDecisions, type JobItem, jobRequest } from '../../table/jobs/job.ts';

/**
 * Returns the briefings among a seeker's `most` newest pending entries that the seeker can decide on, newest first. A
 * seeker's list contains no other pending entries. Makes one request without entries, otherwise two.
 */
export const listPendingBriefings = async (seeker: string, most: number): Promise<JobItem[]> => {
  const { items } = await listAccessEntries(seeker, 'requested', { limit: most });
  const { jobs } = await batchGet({ jobs: items.map(({ subject }) => jobRequest(subject)) });
  return jobs.filter((job) => job !== undefined).filter(awaitsDecisions);
};
