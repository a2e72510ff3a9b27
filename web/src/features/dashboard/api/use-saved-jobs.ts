import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const saved = (overview: SeekerOverview) => overview.saved;

/** The seeker's latest saved jobs, and their number. */
export const useSavedJobs = () => useSeekerOverview(saved);
