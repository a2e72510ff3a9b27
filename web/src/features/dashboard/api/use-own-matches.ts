import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const matches = (overview: SeekerOverview) => overview.matches;

/** The seeker's latest matches, and their number. */
export const useOwnMatches = () => useSeekerOverview(matches);

const openMatches = ({ openMatches: open, matches: { total } }: SeekerOverview) => open ?? total;

/** The number of matches without those that the seeker applied for or received, as in My Jobs. */
export const useOpenMatches = () => useSeekerOverview(openMatches);
