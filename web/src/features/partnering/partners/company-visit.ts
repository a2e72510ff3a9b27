import { pageVisits } from '../../../lib/page/page-visits.ts';

/** Tells the search that the user comes back from a company's profile, so that it restores the filters [PRJ-28]. */
export const { useVisit: useCompanyVisit, comesFrom: comesFromCompany } = pageVisits();
