import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const matches = (overview: SeekerOverview) => overview.matches;

/** The jobs the seeker matched last, and how many there are. */
export const useOwnMatches = () => useSeekerOverview(matches);
