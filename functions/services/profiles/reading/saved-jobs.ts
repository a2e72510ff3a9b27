import { nowIso } from '../../../platform/clock.ts';
import type { Write } from '../../../table/core/transact.ts';
import { deleteSavedJob, putSavedJob } from '../../../table/jobs/saved-job.ts';

/** The writes that turn `stored` saved jobs into the `wanted` ones, and the list after them, newest first [SEE-19]. */
export const savedJobChanges = (seeker: string, stored: string[], wanted: string[] = stored) => {
  const date = nowIso();
  const added = wanted.filter((job) => !stored.includes(job));
  const writes: Write[] = [
    ...added.map((job) => putSavedJob({ seeker, job, date })),
    ...stored.filter((job) => !wanted.includes(job)).map((job) => deleteSavedJob(seeker, job)),
  ];
  return { writes, list: [...added, ...stored.filter((job) => wanted.includes(job))] };
};
