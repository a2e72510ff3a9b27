import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { MAX_SENT_JOBS } from '@plumbline/shared/options/limits';

export type SentJob = NonNullable<NonNullable<ProfileView['provider']>['sentJobPosts']>[number];
type SelectableJob = Pick<
  JobSummary,
  'id' | 'name' | 'published' | 'briefing' | 'deletedAt' | 'city' | 'state' | 'type'
>;

/** A job in the list of jobs to send, with its state. */
export type JobChoice = Pick<SelectableJob, 'id' | 'name' | 'city' | 'state' | 'type'> & { alreadySent: boolean };

/** Returns the jobs that can be sent, and marks the jobs that this seeker already has [APP-23, APP-25]. */
export const choicesOf = (jobs: readonly SelectableJob[], sent: readonly SentJob[]): JobChoice[] => {
  const delivered = new Set(sent.map(({ job }) => job));
  return jobs
    .filter(({ published, briefing, deletedAt }) => published && !briefing && !deletedAt)
    .map(({ id, name, city, state, type }) => ({ id, name, city, state, type, alreadySent: delivered.has(id) }));
};

/** The ticked jobs that may still be sent; a colleague may have sent one in the meantime. */
export const sendable = (choices: readonly JobChoice[], ticked: readonly string[]): string[] =>
  choices.filter(({ id, alreadySent }) => !alreadySent && ticked.includes(id)).map(({ id }) => id);

/** Whether the maximum of jobs for one payment is ticked [APP-26]. */
export const isFull = (chosen: readonly string[]): boolean => chosen.length >= MAX_SENT_JOBS;

/** Returns the date when the given job was last sent, or when any job was. */
export const lastSent = (sent: readonly SentJob[], jobId?: string): string | undefined =>
  sent
    .filter(({ job }) => !jobId || job === jobId)
    .map(({ date }) => date)
    .sort()
    .at(-1);
