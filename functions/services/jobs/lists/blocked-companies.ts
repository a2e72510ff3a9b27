import { blockedBy } from '../../../table/access/block.ts';
import { companyMark, type JobNearby } from '../../../table/search/search-entries.ts';
import type { Caller } from '../../sessions/caller.ts';

const nobody: ReadonlySet<string> = new Set();

/** The companies whose jobs a reader does not want to see: one request for a job seeker, none for others. */
export const blockedByReader = async ({ kind, profileId }: Caller): Promise<ReadonlySet<string>> =>
  kind === 'candidate' && profileId ? blockedBy(profileId) : nobody;

/** Leaves the jobs of these companies out before pages are counted. */
export const isOfOthers = (companies: ReadonlySet<string>) => {
  const marks = new Set([...companies].map(companyMark));
  return ({ facts }: JobNearby): boolean => !marks.has(facts.company);
};
