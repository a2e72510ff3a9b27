import { groupHandler } from '../../http/group-handler.ts';
import { reinstateAccount, resetSecondFactor, suspendAccount } from './account-actions.ts';
import { getAccountActivity } from './account-activity.ts';
import { exportAccounts, listCompanies, listJobSeekers } from './accounts.ts';
import { decideDocument, listDocuments, readDocument } from './documents.ts';
import { getAccount } from './get-account.ts';
import { exportAuditEntries, listAuditEntries } from './list-audit-entries.ts';
import { getAdminOverview, getStatistics } from './overview.ts';
import { addTaskNote, countQueue, listQueue, readTask, releaseTask, takeTask } from './queue/queue.ts';
import { readReported } from './reports/read-reported.ts';
import { closeReport, decideReport, restoreReported } from './reports/reports.ts';
import { changeSettings, getSettings } from './settings.ts';
import { answerSupportRequest, moveSupportRequest } from './support-requests.ts';
import { listUserMails } from './user-mails.ts';

export const handler = groupHandler('admin', [
  listCompanies,
  listJobSeekers,
  exportAccounts,
  getAdminOverview,
  getStatistics,
  listAuditEntries,
  exportAuditEntries,
  getAccount,
  getAccountActivity,
  listUserMails,
  answerSupportRequest,
  moveSupportRequest,
  getSettings,
  changeSettings,
  suspendAccount,
  reinstateAccount,
  resetSecondFactor,
  listQueue,
  countQueue,
  readTask,
  takeTask,
  releaseTask,
  addTaskNote,
  closeReport,
  decideReport,
  restoreReported,
  readReported,
  listDocuments,
  readDocument,
  decideDocument,
]);
