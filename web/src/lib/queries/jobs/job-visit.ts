import { pageVisits } from '../../page/page-visits.ts';

/** Tells the search that the user comes back from a job, so that it restores the last search [SEE-08]. */
export const { useVisit: useJobVisit, comesFrom: comesFromJob } = pageVisits();

/** The state of a link from the search to a job, by which the Back link of the job's page leads to the search. */
export const FROM_SEARCH = { fromSearch: true } as const;
export const comesFromSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromSearch' in state;
