import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const applications = (overview: SeekerOverview) => overview.applications;

/** The seeker's applications that moved last, and how many stand in each state. */
export const useOwnApplications = () => useSeekerOverview(applications);
