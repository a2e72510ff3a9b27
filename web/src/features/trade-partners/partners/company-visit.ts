import { pageVisits } from '../../../lib/page/page-visits.ts';

/** Whoever comes back from a company's profile finds the filters as they were [PRJ-28]. */
export const { useVisit: useCompanyVisit, comesFrom: comesFromCompany } = pageVisits();
