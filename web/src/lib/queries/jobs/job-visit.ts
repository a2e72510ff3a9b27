import { pageVisits } from '../../page/page-visits.ts';

/** Coming back from a job finds the search unchanged [SEE-08]. */
export const { useVisit: useJobVisit, comesFrom: comesFromJob } = pageVisits();
