import { pageVisits } from '../../page/page-visits.ts';

/** Whoever comes back from a job finds the search as it was [SEE-08]. */
export const { useVisit: useJobVisit, comesFrom: comesFromJob } = pageVisits();
