import {
  cancelInterviewAbout,
  cancelInterviewsBetween,
  cancelInterviewsOfJob,
} from '../../services/interviews/end-interviews.ts';
import { AccessEntry } from '../../table/access/access-entry.ts';
import { ContactAccess } from '../../table/access/contact-access.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { Job } from '../../table/jobs/job.ts';

/** Cancels the interview about a job when the worker withdraws the application, or the company declines it. */
export const endInterviewOfEntry = async (changes: ItemChange[]): Promise<void> => {
  const { before, after } = itemsOf(AccessEntry, changes).at(-1) ?? {};
  if (after?.type !== 'job-application' || before?.state === after.state) return;
  if (after.state === 'withdrawn') await cancelInterviewAbout(after.subject, after.other, 'worker');
  if (after.state === 'rejected') await cancelInterviewAbout(after.subject, after.other, 'company');
};

/** Cancels the interviews about a job that ended, filled or deleted. */
export const endInterviewsOfJob = async (changes: ItemChange[]): Promise<void> => {
  const jobs = itemsOf(Job, changes);
  const job = jobs.at(-1)?.after;
  if (job?.deletedAt && !jobs[0]?.before?.deletedAt) await cancelInterviewsOfJob(job.id);
};

/** Cancels the interviews of a company with a worker whose contact details it no longer sees, after a refund. */
export const endInterviewsOfContact = async (changes: ItemChange[]): Promise<void> => {
  const { before, after } = itemsOf(ContactAccess, changes).at(-1) ?? {};
  if (before && !after) await cancelInterviewsBetween(before.subject, before.viewer, 'company');
};
