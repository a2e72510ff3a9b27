import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { msg } from '../../../lib/msg.ts';

export type ApplicationStatus = NonNullable<JobView['applicationStatus']>;

/**
 * Whether the seeker can apply: without an application, after withdrawing it, or after its rejection has ended. A
 * deleted job and a job of a blocked company can't be applied for [SEE-14].
 */
export const canApply = ({ deletedAt }: JobView, applicationStatus: ApplicationStatus, now: Date): boolean => {
  if (deletedAt || applicationStatus.blocked) return false;
  const { state, ends } = applicationStatus;
  return (
    !state ||
    state === 'withdrawn' ||
    (state === 'rejected' && Boolean(ends) && Date.parse(ends ?? '') <= now.getTime())
  );
};

/** Whether the seeker can decline: whenever the seeker can apply and has not declined the job yet [SEE-14]. */
export const canDecline = (job: JobView, applicationStatus: ApplicationStatus, now: Date): boolean =>
  canApply(job, applicationStatus, now) && !applicationStatus.declinedByMe;

export type Status = { text: string; tone: 'info' | 'success' | 'danger' | 'plain' };

/** The seeker's state in the job's header; `{{date}}` is the date of it [SEE-13, APP-21]. */
export const statusPill = ({ state, declinedByMe }: ApplicationStatus): Status | undefined => {
  if (state === 'granted') return { text: msg('Accepted on {{date}}'), tone: 'success' };
  if (declinedByMe && (!state || state === 'withdrawn'))
    return { text: msg('Job Declined On {{date}}'), tone: 'plain' };
  if (state === 'withdrawn') return { text: msg('Withdrawn on {{date}}'), tone: 'plain' };
  if (state === 'rejected') return { text: msg('Rejected on {{date}}'), tone: 'danger' };
  if (state === 'requested') return { text: msg('Applied on {{date}}'), tone: 'info' };
  return undefined;
};
