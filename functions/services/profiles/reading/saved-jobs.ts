import { nowIso } from '../../../platform/clock.ts';
import type { Write } from '../../../table/core/transact.ts';
import { deleteSavedJob, putSavedJob } from '../../../table/jobs/saved-job.ts';

/**
 * Returns the writes that change the `stored` saved jobs to the `wanted` ones, and the resulting list, newest first
 * [SEE-19].
 */
export const savedJobChanges = (seeker: string, stored: string[], wanted: string[] = stored) => {
  const date = nowIso();
  const added = wanted.filter((job) => !stored.includes(job));
  const writes: Write[] = [
    ...added.map((job) => putSavedJob({ seeker, job, date })),
    ...stored.filter((job) => !wanted.includes(job)).map((job) => deleteSavedJob(seeker, job)),
  ];
  return { writes, list: [...added, ...stored.filter((job) => wanted.includes(job))] };
};
