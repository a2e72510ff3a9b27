import { accessEntryRequest } from '../table/access/access-entry.ts';
import { readTogether } from '../table/core/read-together.ts';

/** When a seeker applied to some jobs, in their order, undefined where it was withdrawn: one request. */
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
  return entries.map((entry) => (entry?.state === 'withdrawn' ? undefined : entry?.requestedAt));
};
