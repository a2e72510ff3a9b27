import { type MatchFilter, toRequest, useMatchFilter } from '../../../components/match/use-match-filter.ts';

const TAB = { tab: 'matches' };

/** The filters and the order of a job's matches, which are stored in the address next to the open tab. */
export const useJobMatchFilter = () => useMatchFilter(TAB);

/** Returns the filter without its default values, as the server takes it. */
export const narrowingMatches = (filter: MatchFilter) => {
  const { validDriversLicense, ...others } = toRequest(filter);
  return { ...others, ...(validDriversLicense && { validDriversLicense: 'true' as const }) };
};
