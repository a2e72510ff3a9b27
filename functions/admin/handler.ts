import { groupHandler } from '../http/group-handler.ts';
import { getAdminOverview } from './get-admin-overview.ts';
import { listCompanies, listJobSeekers } from './list-accounts.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listSupportRequests } from './list-support-requests.ts';

export const handler = groupHandler('admin', [
  listCompanies,
  listJobSeekers,
  listSupportRequests,
  getAdminOverview,
  listAuditEntries,
]);
