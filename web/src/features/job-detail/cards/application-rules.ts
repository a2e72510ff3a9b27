import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { msg } from '../../../lib/msg.ts';

export type ApplicationStatus = NonNullable<JobView['applicationStatus']>;

/** Not after an application, until a rejection of it has ended; never for a job that is gone or of a blocked company [SEE-14]. */
export const canApply = ({ deletedAt }: JobView, applicationStatus: ApplicationStatus, now: Date): boolean => {
  if (deletedAt || applicationStatus.blocked) return false;
  const { state, ends } = applicationStatus;
  return (
    !state ||
    state === 'withdrawn' ||
    (state === 'rejected' && Boolean(ends) && Date.parse(ends ?? '') <= now.getTime())
  );
};

/** Not when it is declined already; an application stands in the way [SEE-14]. */
export const canDecline = (job: JobView, applicationStatus: ApplicationStatus, now: Date): boolean =>
  canApply(job, applicationStatus, now) && !applicationStatus.declinedByMe;

export type Status = { text: string; tone: 'info' | 'success' | 'danger' | 'plain' };

/** How the job's header says where the seeker stands; `{{date}}` is the date of it [SEE-13, APP-21]. */
export const statusPill = ({ state, declinedByMe }: ApplicationStatus): Status | undefined => {
  if (state === 'granted') return { text: msg('Accepted on {{date}}'), tone: 'success' };
  if (declinedByMe && (!state || state === 'withdrawn'))
    return { text: msg('Job Declined On {{date}}'), tone: 'plain' };
  if (state === 'withdrawn') return { text: msg('Withdrawn on {{date}}'), tone: 'plain' };
  if (state === 'rejected') return { text: msg('Rejected on {{date}}'), tone: 'danger' };
  if (state === 'requested') return { text: msg('Applied on {{date}}'), tone: 'info' };
  return undefined;
};
