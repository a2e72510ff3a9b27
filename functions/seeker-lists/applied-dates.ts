import { accessEntryRequest } from '../table/access/access-entry.ts';
import { readTogether } from '../table/core/read-together.ts';

/** When a seeker applied to some jobs, in their order: one request, however many applications there are. */
export const appliedDates = async (
  seeker: string,
  jobs: readonly { id: string; company: string }[],
): Promise<(string | undefined)[]> => {
  if (!jobs.length) return [];
  const { entries } = await readTogether({
    entries: jobs.map(({ id: subject, company: owner }) =>
      accessEntryRequest({ owner, type: 'job-application', subject, other: seeker }),
    ),
  });
  return entries.map((entry) => entry?.requestedAt);
};
