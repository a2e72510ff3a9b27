import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { createReport } from '@plumbline/shared/contracts/reports/reports';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { transactOr } from '../../table/core/transact.ts';
import { openReport } from '../../table/staff/report.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import type { ActingCaller } from '../sessions/caller.ts';
import { reportedSubject } from './reported-subject.ts';

type Body = RequestOf<typeof createReport>['body'];

/**
 * Stores a report for staff; the reported subject doesn't change. Throws `report_subject_not_found` or `report_own`.
 */
export const fileReport = async ({ kind, id: subject, reason, details }: Body, reporter: ActingCaller) => {
  await spendNamedBudget('report', reporter.userId);
  const found = await reportedSubject(kind, subject, reporter);
  if (!found) throw new ApiError('report_subject_not_found');
  if (found.account === reporter.profileId) throw new ApiError('report_own');
  await transactOr(
    'subject_reported',
    ...openReport({
      id: newId(),
      kind,
      subject,
      ...found,
      reporter: reporter.profileId,
      reporterType: reporter.kind === 'candidate' ? 'jobSeeker' : 'company',
      userId: reporter.userId,
      reason,
      ...(details && { details }),
      date: nowIso(),
      state: 'open',
    }),
  );
};
