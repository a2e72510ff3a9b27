import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { getSeekerActions } from '@plumbline/shared/contracts/jobs/job-people';
import { rejectionDate } from '@plumbline/shared/domain/access/rejection';

type Actions = Pick<ResponseOf<typeof getSeekerActions>, 'actions' | 'state' | 'ends' | 'unlock'>;

/** What the company can decide about a seeker for a job now. */
export type ApplicantStatus =
  | { kind: 'declined'; date: string | undefined }
  | { kind: 'withdrawn' }
  | { kind: 'accepted' }
  | { kind: 'locked' }
  | { kind: 'applied' }
  | { kind: 'unlocked' };

/**
 * Returns what the company can do. It can't unlock a declined applicant, and it can accept only an unlocked applicant
 * [APP-21, APP-27].
 */
export const applicantStatus = ({ actions, state, ends }: Actions, redacted: boolean): ApplicantStatus => {
  if (state === 'rejected') return { kind: 'declined', date: rejectionDate({ date: actions.profileRejectedAt, ends }) };
  if (state === 'granted') return { kind: 'accepted' };
  // A seeker who withdrew but still matches the job is treated like any other match.
  if (state === 'withdrawn' && !actions.matchFoundAt) return { kind: 'withdrawn' };
  if (redacted) return { kind: 'locked' };
  return { kind: state === 'requested' ? 'applied' : 'unlocked' };
};
