import { groupHandler } from '../../http/group-handler.ts';
import { answerSupportRequest, moveSupportRequest } from './answer-support-request.ts';
import { changeSettings, getSettings } from './change-settings.ts';
import { exportAccounts } from './export-accounts.ts';
import { getAccount } from './get-account.ts';
import { getAdminOverview } from './get-admin-overview.ts';
import { getStatistics } from './get-statistics.ts';
import { listCompanies, listJobSeekers } from './list-accounts.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listSupportRequests } from './list-support-requests.ts';
import { closeReport } from './reports/close-report.ts';
import { listReports } from './reports/list-reports.ts';
import { readReported } from './reports/read-reported.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';

export const handler = groupHandler('admin', [
  listCompanies,
  listJobSeekers,
  exportAccounts,
  listSupportRequests,
  getAdminOverview,
  getStatistics,
  listAuditEntries,
  getAccount,
  answerSupportRequest,
  moveSupportRequest,
  getSettings,
  changeSettings,
  suspendAccount,
  reinstateAccount,
  resetSecondFactor,
  listReports,
  closeReport,
  readReported,
]);
