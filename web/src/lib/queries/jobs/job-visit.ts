import { pageVisits } from '../../page/page-visits.ts';

/** Tells the search that the user comes back from a job, so that it restores the last search [SEE-08]. */
export const { useVisit: useJobVisit, comesFrom: comesFromJob } = pageVisits();
