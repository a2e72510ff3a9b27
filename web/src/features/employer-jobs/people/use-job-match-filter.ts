import { useMatchFilter } from '../../../components/match/use-match-filter.ts';

const TAB = { tab: 'matches' };

/** The filters and the order of a job's matches, which are stored in the address next to the open tab. */
export const useJobMatchFilter = () => useMatchFilter(TAB);
