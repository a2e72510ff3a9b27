import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const matches = (overview: SeekerOverview) => overview.matches;

/** The seeker's latest matches, and their number. */
export const useOwnMatches = () => useSeekerOverview(matches);
