import * as contract from '@plumbline/shared/contracts/admin/reported';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { recordReading } from '../../../services/audit/audit-write.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { readReport } from '../../../table/staff/report.ts';

/**
 * Returns the subject of a report in its context. Before that, every call writes an entry in the audit history of the
 * reported account. The entry about a conversation also names the reporter, because the call reads the reporter's
 * messages.
 */
export const readReported = operation(contract.readReported, async ({ params, caller }) => {
  await spendNamedBudget('read-report', caller.userId);
  const report = await readReport(params.id);
  if (!report) throw new ApiError('report_not_found');
  // Loaded by the call: the views of profiles, jobs and projects are larger than the rest of the function.
  const { readSubject } = await import('./reported-subject.ts');
  const reported = await readSubject(report);
  const { kind, subject, subjectName, account, accountType, reporter } = report;
  await recordReading(caller, {
    action: 'read report',
    subject: { type: accountType, id: account },
    after: {
      kind,
      ...(subjectName ? { name: subjectName } : { subject }),
      ...(kind === 'message' && reporter && { reporter }),
    },
  });
  return { kind, ...reported };
});
