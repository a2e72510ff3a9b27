import type { Language } from '@plumbline/shared/options/languages';
import { DAY_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { timeAfter } from '../../../platform/clock.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, isPosted, type JobItem, jobRequest, readJob, wasPublished } from '../../../table/jobs/job.ts';
import { jobCountersRequest } from '../../../table/jobs/job-counters.ts';
import { putReminder, putReminderOnce, type ReminderItem } from '../../../table/notifications/reminder.ts';
import { jobPostedMail, jobUnpaidMail } from '../../emails/jobs/job-emails.ts';

/** The time in which most matches of a new job are found, in ms. */
const MATCHING_MS = 10 * MINUTE_MS;
const UNPAID_MS = 2 * DAY_MS;

/** Returns whether a match was found so early that the e-mail about the posted job counts it. */
export const isCountedWhenPosted = ({ publishedAt }: Pick<JobItem, 'publishedAt'>, foundAt: string): boolean =>
  publishedAt !== undefined && foundAt <= timeAfter(publishedAt, MATCHING_MS);

/** Sets the reminder of a new draft, and that of a job that was posted. */
export const planJobMails = async (before: JobItem | undefined, after: JobItem): Promise<void> => {
  const reminder = { profile: after.company, subject: after.id, other: '' };
  if (!before && !after.briefing && !wasPublished(after))
    await putReminderOnce({ ...reminder, kind: 'jobUnpaid', dueAt: timeAfter(after.createdAt, UNPAID_MS) });
  const { publishedAt } = after;
  // The date of the publication makes a change that is delivered again set the same reminder.
  if (isPosted(after) && publishedAt && before?.publishedAt !== publishedAt)
    await putReminder({ ...reminder, kind: 'jobPosted', dueAt: timeAfter(publishedAt, MATCHING_MS) });
};

/** Returns the only reminder of a draft that was not published within two days. */
export const remindOfDraft = async ({ profile, subject }: ReminderItem) => {
  const job = await readJob(subject);
  if (!job || job.deletedAt || job.suspendedAt || job.takenDown || wasPublished(job)) return undefined;
  return {
    kind: 'jobUnpaid' as const,
    from: profile,
    subject,
    email: (language: Language) => jobUnpaidMail(job, language),
  };
};

/** Returns the message that a job is posted, with the number of its matches. */
export const remindOfPostedJob = async ({ profile, subject }: ReminderItem) => {
  const found = await batchGet({ jobs: [jobRequest(subject)], counters: [jobCountersRequest(subject)] });
  const [job, counters] = [found.jobs[0], found.counters[0]];
  if (!job || !isOpen(job)) return undefined;
  return {
    kind: 'newMatch' as const,
    from: profile,
    subject,
    email: (language: Language) => jobPostedMail({ ...job, matches: counters?.matches ?? 0 }, language),
  };
};
