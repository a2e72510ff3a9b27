import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { dayOf } from '@plumbline/shared/contracts/masking/day-of';
import { type AccessEntryItem, listOpenEntriesOf, listRejectedEntriesOf } from '../../../table/access/access-entry.ts';
import { readBriefingAnswers } from '../../../table/access/briefing-answers.ts';
import { listActivityLog } from '../../../table/activity/activity-log.ts';
import { type JobItem, wasPublished } from '../../../table/jobs/job.ts';
import type { JobCountersItem } from '../../../table/jobs/job-counters.ts';
import { listMatchesOfJob } from '../../../table/matching/match.ts';
import { shownSeeker } from '../../visibility/shown-seeker.ts';

/** The most rows of each list in the job's response. Each list also has an endpoint with all rows. */
const LATEST = { limit: 20 };

type Lists = Pick<
  JobView,
  | 'jobseekerViews'
  | 'applicants'
  | 'matches'
  | 'declined'
  | 'declinedRequests'
  | 'jobApplications'
  | 'recipient'
  | 'jobSeeker'
  | 'status'
>;

const nobody: Lists = {
  jobseekerViews: [],
  applicants: [],
  matches: [],
  declined: [],
  declinedRequests: [],
  jobApplications: [],
};

const personRow = ({ other, subject, date }: AccessEntryItem) => ({ profile: other, job: subject, date });
/**
 * Returns the row of an entry in a seeker's list, where the seeker is the owner. The date is only a day while the
 * seeker is masked.
 */
const seekerOf = ({ owner, subject, date }: AccessEntryItem, isOpen: boolean) => ({
  profile: owner,
  job: subject,
  date: isOpen ? date : dayOf(date),
});

const EMPTY = { items: [] };

/** Returns the lists of a job; runs a query for each list whose counter isn't 0. */
const listsOfPosting = async ({ id }: JobItem, counters: Partial<JobCountersItem> = {}): Promise<Lists> => {
  const [views, open, declined, matches] = await Promise.all([
    counters.views ? listActivityLog({ kind: 'JOB', id, type: 'view-job-details' }, LATEST) : EMPTY,
    counters.applicants ? listOpenEntriesOf(id, 'job-application', LATEST) : EMPTY,
    counters.declined ? listRejectedEntriesOf(id, 'job-application', LATEST) : EMPTY,
    counters.matches ? listMatchesOfJob(id, LATEST.limit) : EMPTY,
  ]);
  return {
    ...nobody,
    jobseekerViews: views.items.map(({ date }) => ({ date })),
    applicants: open.items.map(personRow),
    declined: declined.items.map(personRow),
    matches: matches.items.map(({ seeker }) => ({ id: seeker })),
    jobApplications: open.items.map(({ other, requestedAt, date }) => ({ profile: other, date: requestedAt ?? date })),
  };
};

/** Returns 'Accepted', 'Rejected', or 'Pending' for any other state. */
const statusOf = (entry: AccessEntryItem | undefined): NonNullable<Lists['status']> => {
  if (entry?.state === 'granted') return 'Accepted';
  return entry?.state === 'rejected' ? 'Rejected' : 'Pending';
};

/**
 * Returns the status and recipient of a briefing. The recipient is masked unless the contact details are open [BRF-10].
 */
const listsOfBriefing = async (job: JobItem): Promise<Lists> => {
  const [answer] = await readBriefingAnswers([job]);
  const { recipient } = job;
  if (!recipient || !answer) return { ...nobody, status: 'Pending' };
  const { entry, profile, contactAccess } = answer;
  const { name, lastName } = await shownSeeker(recipient, { profile, files: undefined, contactAccess });
  return {
    ...nobody,
    declinedRequests: entry?.state === 'rejected' ? [seekerOf(entry, Boolean(contactAccess))] : [],
    status: statusOf(entry),
    recipient,
    jobSeeker: { id: recipient, name, lastName },
  };
};

/**
 * Returns the latest applicants, matches and declined seekers of the caller's job; empty lists before it was published
 * [EMP-38].
 */
export const readJobLists = async (job: JobItem, counters: JobCountersItem | undefined): Promise<Lists> => {
  if (job.briefing) return listsOfBriefing(job);
  return wasPublished(job) ? listsOfPosting(job, counters) : nobody;
};
