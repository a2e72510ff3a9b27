import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const saved = (overview: SeekerOverview) => overview.saved;

/** The jobs the seeker saved last, and how many are saved. */
export const useSavedJobs = () => useSeekerOverview(saved);
