import * as contract from '@plumbline/shared/contracts/reports/reports';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import type { ActingCaller, Caller } from '../../services/sessions/caller.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { openReport } from '../../table/staff/report.ts';
import { reportedSubject } from './reported-subject.ts';

/** Staff can't report, and reporters need a profile, so that staff can ask them. */
const requireReporter = (caller: Caller): ActingCaller => {
  const { role, profileId } = caller;
  if (role === 'support') throw new ApiError('forbidden');
  if (!profileId) throw new ApiError('profile_incomplete');
  return { ...caller, profileId };
};

/** Nothing becomes of the subject by itself: staff looks at it. */
export const createReport = operation(contract.createReport, async ({ body, caller }) => {
  const reporter = requireReporter(caller);
  await spendNamedBudget('report', reporter.userId);
  const { kind, id: subject, reason, details } = body;
  const found = await reportedSubject(kind, subject, reporter);
  if (!found) throw new ApiError('report_subject_not_found');
  if (found.account === reporter.profileId) throw new ApiError('report_own');
  try {
    await transact(
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
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError('subject_reported') : error;
  }
  return { success: true };
});
