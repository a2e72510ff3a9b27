import { type AccessEntryItem, accessEntryRequest } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';

/** The reader's application to a job of a list: when it was sent, and whether it can be withdrawn. */
export type AppliedMark = { appliedAt?: string; canWithdraw?: boolean };

const markOf = (entry: AccessEntryItem | undefined): AppliedMark =>
  entry?.requestedAt && entry.state !== 'withdrawn'
    ? { appliedAt: entry.requestedAt, canWithdraw: entry.state === 'requested' }
    : {};

/** Returns a seeker's applications to some jobs, in the jobs' order. Makes one request. */
export const appliedMarks = async (
  seeker: string,
  jobs: readonly { id: string; company: string }[],
): Promise<AppliedMark[]> => {
  if (!jobs.length) return [];
  const { entries } = await batchGet({
    entries: jobs.map(({ id: subject, company: owner }) =>
      accessEntryRequest({ owner, type: 'job-application', subject, other: seeker }),
    ),
  });
  return entries.map(markOf);
};
