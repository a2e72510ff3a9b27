import * as contract from '@plumbline/shared/contracts/admin/reports';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { auditWrite } from '../../../services/audit/audit-write.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { closeReport as closing, readReport } from '../../../table/staff/report.ts';
import { reportViews } from './report-view.ts';

/** The history of the reported account keeps what was done about the report. */
export const closeReport = operation(contract.closeReport, async ({ params, body, caller }) => {
  const report = await readReport(params.id);
  if (!report) throw new ApiError('report_not_found');
  const { outcome, note } = body;
  const date = nowIso();
  const { kind, subject, subjectName, account, accountType } = report;
  const closed = { outcome, note, staff: caller.displayName || caller.email, date };
  const entry = {
    action: 'close report',
    subject: { type: accountType, id: account },
    reason: note,
    after: { kind, ...(subjectName ? { name: subjectName } : { subject }), outcome },
  } as const;
  try {
    await transact(...closing(report, closed), auditWrite(caller, entry, date));
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError('report_closed') : error;
  }
  const [view] = await reportViews([{ ...report, state: 'closed', closed }]);
  return view!;
});
