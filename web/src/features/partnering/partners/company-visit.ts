import { pageVisits } from '../../../lib/page/page-visits.ts';

/** Coming back from a company's profile finds the filters unchanged [PRJ-28]. */
export const { useVisit: useCompanyVisit, comesFrom: comesFromCompany } = pageVisits();
