import { type AccessState, isOpenState } from '../access/access-states.ts';

/**
 * How a seeker came to have to do with a job; what was done last counts: an application above a sent job above a match.
 */
export const activityTypes = ['job-application', 'sent-job-post', 'match'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** How it ended. */
export const activityEnds = [
  'Withdrawn',
  'Not selected',
  'Declined by you',
  'Position filled',
  'Closed',
  'Expired',
  'No longer a match',
] as const;
export type ActivityEnd = (typeof activityEnds)[number];

/** What a seeker's list says of a job [SEE-27]. */
export const activityStatuses = [
  'Applied',
  'Pending Contact',
  'Received Job Post',
  'New Match',
  ...activityEnds,
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** Everything that connects a seeker with a job. Dates are ISO 8601. */
export type ActivityFacts = {
  /** In the company's list; `requestedAt` is missing from a match that the company declined. */
  application?: { state: AccessState; date: string; requestedAt?: string | undefined } | undefined;
  /** The seeker turned the job down. */
  declinedAt?: string | undefined;
  sentAt?: string | undefined;
  matchedAt?: string | undefined;
  /** When a match expired. */
  expiredAt?: string | undefined;
  jobEndedAt?: string | undefined;
  /** The job ended because a worker was hired. */
  isJobFilled?: boolean | undefined;
};

/** One line of the list; `endedAt` moves it from Active to Inactive [SEE-26]. */
export type Activity = { type: ActivityType; date: string; end?: ActivityEnd; endedAt?: string };

const isOpen = (application: ActivityFacts['application']): boolean =>
  application?.requestedAt !== undefined && isOpenState(application.state);

const beginningOf = ({ application, sentAt, matchedAt }: ActivityFacts): Activity | undefined => {
  if (application?.requestedAt) return { type: 'job-application', date: application.requestedAt };
  if (sentAt) return { type: 'sent-job-post', date: sentAt };
  return matchedAt ? { type: 'match', date: matchedAt } : undefined;
};

const endingOf = (
  facts: ActivityFacts,
  before: Activity | undefined,
): { end: ActivityEnd; at?: string | undefined } | undefined => {
  const { application, declinedAt, sentAt, matchedAt, expiredAt, jobEndedAt, isJobFilled } = facts;
  if (!isOpen(application)) {
    if (application?.state === 'rejected') return { end: 'Not selected', at: application.date };
    if (declinedAt) return { end: 'Declined by you', at: declinedAt };
    if (application) return { end: 'Withdrawn', at: application.date };
  }
  if (jobEndedAt) {
    // An accepted applicant may be the one who was hired.
    const end = isJobFilled && application?.state !== 'granted' ? 'Position filled' : 'Closed';
    return { end, at: jobEndedAt };
  }
  if (isOpen(application) || sentAt || matchedAt) return undefined;
  if (expiredAt) return { end: 'Expired', at: expiredAt };
  return before?.end ? { end: before.end, at: before.endedAt } : { end: 'No longer a match' };
};

/**
 * The line that a seeker's list has of a job, none where the two never met. A match leaves no trace when it goes, so
 * that its line keeps what it said `before`; one that goes without a date goes `now`.
 */
export const activityOf = (facts: ActivityFacts, before: Activity | undefined, now: string): Activity | undefined => {
  const beginning = beginningOf(facts) ?? before;
  if (!beginning) return undefined;
  const { type, date } = beginning;
  const ending = endingOf(facts, before);
  if (!ending) return { type, date };
  const { end, at: endedAt = now } = ending;
  return { type, date, end, endedAt };
};

/** 'Pending Contact' when the company has unlocked who applied [SEE-27]. */
export const activityStatus = ({ type, end }: Activity, isUnlocked: boolean): ActivityStatus => {
  if (end) return end;
  if (type === 'job-application') return isUnlocked ? 'Pending Contact' : 'Applied';
  return type === 'sent-job-post' ? 'Received Job Post' : 'New Match';
};
