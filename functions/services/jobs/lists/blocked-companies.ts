import { blockedBy } from '../../../table/access/block.ts';
import { companyMark, type JobNearby } from '../../../table/search/search-entries.ts';
import type { Caller } from '../../sessions/caller.ts';

const nobody: ReadonlySet<string> = new Set();

/** Returns the companies that the reader has blocked: one request for a job seeker, none for others. */
export const blockedByReader = async ({ kind, profileId }: Caller): Promise<ReadonlySet<string>> =>
  kind === 'candidate' && profileId ? blockedBy(profileId) : nobody;

/** Returns a filter for jobs whose company isn't blocked. It runs before results are counted and paged. */
export const isOfOthers = (companies: ReadonlySet<string>) => {
  const marks = new Set([...companies].map(companyMark));
  return ({ facts }: JobNearby): boolean => !marks.has(facts.company);
};
