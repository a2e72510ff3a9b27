import type { Condition } from 'dynamodb-toolbox';
import { queryPage, queryPages } from '../core/query.ts';
import { AccessEntry, type AccessEntryItem, entriesOfOther } from './access-entry.ts';

/** A match that a company declined never was an application. */
const isApplication: Condition<typeof AccessEntry> = {
  and: [
    { attr: 'type', eq: 'job-application' },
    { attr: 'requestedAt', exists: true },
  ],
};

/** Of a megabyte each: some four thousand applications. */
const MOST_READS = 3;

/** The applications of a seeker, in no order: all of them, unless someone has sent thousands. */
export const applicationsOf = (seeker: string): Promise<AccessEntryItem[]> =>
  queryPages(AccessEntry, entriesOfOther.list({ other: seeker }), { filter: isApplication, pages: MOST_READS });

/** Whether a seeker has ever applied for a job, in one request. */
export const hasApplied = async (seeker: string): Promise<boolean> => {
  const { items } = await queryPage(AccessEntry, entriesOfOther.list({ other: seeker }), { filter: isApplication });
  return items.length > 0;
};
