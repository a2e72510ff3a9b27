import * as contract from '@plumbline/shared/contracts/reports/reports';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { fileReport } from '../../services/reports/file-report.ts';
import type { ActingCaller, Caller } from '../../services/sessions/caller.ts';

/** Returns the caller if they may report. Staff can't, and others need a profile so that staff can contact them. */
const requireReporter = (caller: Caller): ActingCaller => {
  const { role, profileId } = caller;
  if (role === 'support') throw new ApiError('forbidden');
  if (!profileId) throw new ApiError('profile_incomplete');
  return { ...caller, profileId };
};

export const createReport = operation(contract.createReport, async ({ body, caller }) => {
  await fileReport(body, requireReporter(caller));
  return { success: true };
});
