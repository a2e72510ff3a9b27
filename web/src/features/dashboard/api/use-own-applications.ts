import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const applications = (overview: SeekerOverview) => overview.applications;

/** The seeker's most recently changed applications, and the number in each state. */
export const useOwnApplications = () => useSeekerOverview(applications);
