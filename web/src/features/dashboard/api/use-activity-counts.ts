import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const activities = (overview: SeekerOverview) => overview.activities;

/** The numbers of jobs in the lists of My Jobs. */
export const useActivityCounts = () => useSeekerOverview(activities);
