import { nowIso } from '../platform/clock.ts';
import { deleteSavedJob, listSavedJobs, putSavedJob } from '../table/saved-job.ts';
import { transact } from '../table/transact.ts';

const MOST_SAVED = 200;
/** DynamoDB's most for one transaction. */
const MOST_WRITES = 100;

/** Makes the seeker's saved jobs the `wanted` ones, when given; answers the list that stands, newest first. */
export const keepSavedJobs = async (seeker: string, wanted: string[] | undefined): Promise<string[]> => {
  const stored = (await listSavedJobs(seeker, MOST_SAVED)).map(({ job }) => job);
  if (!wanted) return stored;
  const date = nowIso();
  const added = wanted.filter((job) => !stored.includes(job));
  const writes = [
    ...added.map((job) => putSavedJob({ seeker, job, date })),
    ...stored.filter((job) => !wanted.includes(job)).map((job) => deleteSavedJob(seeker, job)),
  ];
  for (let at = 0; at < writes.length; at += MOST_WRITES) await transact(...writes.slice(at, at + MOST_WRITES));
  return [...added, ...stored.filter((job) => wanted.includes(job))];
};
