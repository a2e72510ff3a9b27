import { type ApplicationGap, gapsAmong } from '@plumbline/shared/domain/profile/application-gaps';
import { ApiError, codeOf, statusOf } from '../../../lib/api/api-error.ts';
import { causeOf, readCauses, UNKNOWN_RESULT } from '../../../lib/api/error-cause.ts';
import { msg } from '../../../lib/msg.ts';

/** Thrown before an application is sent when the profile lacks required parts. */
export class ProfileIncomplete extends Error {
  readonly gaps: readonly ApplicationGap[];
  constructor(gaps: readonly ApplicationGap[]) {
    super('The profile is incomplete');
    this.gaps = gaps;
  }
}

/** Returns the missing parts of the profile, if they prevented the application. */
export const gapsIn = (error: unknown): readonly ApplicationGap[] => {
  if (error instanceof ProfileIncomplete) return error.gaps;
  const isRefusal = error instanceof ApiError && error.code === 'profile_incomplete';
  return isRefusal ? gapsAmong(error.errors.map(({ path }) => path)) : [];
};

const texts: Readonly<Record<string, string>> = {
  request_exists: msg('Job application already sent'),
  job_deleted: msg('This job has been deleted'),
  questions_open: msg('The company asks something new. Open the job and answer first.'),
  post_hidden: msg("Plumbline hid this job, so you can't apply right now."),
  company_blocked: msg('You blocked this company. Unblock it first.'),
};

const refusalText = (error: unknown): string =>
  texts[codeOf(error) ?? ''] ?? msg('Cannot send job application !! try again !!');

/**
 * The message of a failed application, from the server's error. Without a signal nothing was sent; without a response
 * it may have been sent [SEE-17].
 */
export const applyErrorText = (error: unknown): string => {
  const cause = causeOf(error);
  if (cause === 'unknown-result') return UNKNOWN_RESULT;
  return cause === 'offline' ? readCauses.offline : refusalText(error);
};

/** Whether the same application may succeed a moment later: there was no response, or the server failed. */
export const mayPass = (error: unknown): boolean => statusOf(error) === 0 || statusOf(error) >= 500;
