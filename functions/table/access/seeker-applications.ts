import type { Condition } from 'dynamodb-toolbox';
import { queryPage, queryPages } from '../core/query.ts';
import { AccessEntry, type AccessEntryItem, entriesOfOther } from './access-entry.ts';

/** A declined match has an entry, but isn't an application. */
const isApplication: Condition<typeof AccessEntry> = {
  and: [
    { attr: 'type', eq: 'job-application' },
    { attr: 'requestedAt', exists: true },
  ],
};

/** The most requests. Each reads a megabyte, so three read about four thousand applications. */
const MOST_READS = 3;

/** Returns the applications of a seeker, in no order. A seeker with thousands gets the first ones only. */
export const applicationsOf = (seeker: string): Promise<AccessEntryItem[]> =>
  queryPages(AccessEntry, entriesOfOther.list({ other: seeker }), { filter: isApplication, pages: MOST_READS });

/** Returns whether a seeker has ever applied for a job, in one request. */
export const hasApplied = async (seeker: string): Promise<boolean> => {
  const { items } = await queryPage(AccessEntry, entriesOfOther.list({ other: seeker }), { filter: isApplication });
  return items.length > 0;
};
