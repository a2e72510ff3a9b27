import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { type AccessEntryItem, entriesBetween } from '../../../table/access/access-entry.ts';
import type { ContactAccessItem } from '../../../table/access/contact-access.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';

/** The number of older items whose jobs are searched concurrently. */
const CONCURRENT = 10;

const newestOpen = (entries: readonly AccessEntryItem[]): string | undefined =>
  entries
    .filter(({ state }) => isOpenState(state))
    .sort((a, b) => b.date.localeCompare(a.date))
    .at(0)?.subject;

/**
 * Returns the job for which a company follows a seeker. Items from before 0.4.0 don't name it: the job is then that of
 * the accepted briefing, or of the newest open application.
 */
const followedJob = async ({ viewer, subject, job, reason }: ContactAccessItem): Promise<string | undefined> => {
  if (job) return job;
  const [owner, other] = reason === 'briefing' ? [subject, viewer] : [viewer, subject];
  return newestOpen(await entriesBetween(owner, other));
};

/** Returns the jobs of several people. Makes a request only for older items. */
export const followedJobs = (people: readonly ContactAccessItem[]): Promise<(string | undefined)[]> =>
  mapConcurrent([...people], CONCURRENT, followedJob);
