import type * as contract from '@plumbline/shared/contracts/admin/reports';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { transactOr } from '../../table/core/transact.ts';
import { closeReport, type ReportItem, readReport } from '../../table/staff/report.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';

type Outcome = RequestOf<typeof contract.closeReport>['body'];

/**
 * Closes a report. The reported account's audit history records the outcome. Throws `report_not_found` or
 * `report_closed`.
 */
export const endReport = async (id: string, { outcome, note }: Outcome, caller: Caller): Promise<ReportItem> => {
  const report = await readReport(id);
  if (!report) throw new ApiError('report_not_found');
  const date = nowIso();
  const { kind, subject, subjectName, account, accountType } = report;
  const closed = { outcome, note, staff: caller.displayName || caller.email, date };
  const entry = {
    action: 'close report',
    subject: { type: accountType, id: account },
    reason: note,
    after: { kind, ...(subjectName ? { name: subjectName } : { subject }), outcome },
  } as const;
  await transactOr('report_closed', ...closeReport(report, closed), auditWrite(caller, entry, date));
  return { ...report, state: 'closed', closed };
};
