import { groupHandler } from '../../http/group-handler.ts';
import { findCompanies, searchCompanies } from './companies/companies.ts';
import { getPriorityAccess } from './workers/get-priority-access.ts';
import { listCompanyMatches, searchWorkers } from './workers/workers.ts';

export const handler = groupHandler('search', [
  searchWorkers,
  listCompanyMatches,
  getPriorityAccess,
  searchCompanies,
  findCompanies,
]);
