import { type AccessState, isOpenState } from '../access/access-states.ts';

/**
 * The connections of a seeker with a job. An application takes precedence over a sent job, and a sent job over a match.
 */
export const activityTypes = ['job-application', 'sent-job-post', 'match'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** The ways in which an activity ends. */
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

/** The status of a job in a seeker's list [SEE-27]. */
export const activityStatuses = [
  'Applied',
  'Pending Contact',
  'Received Job Post',
  'New Match',
  ...activityEnds,
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** The facts that connect a seeker with a job. Dates are ISO 8601. */
export type ActivityFacts = {
  /** The entry in the company's access list. `requestedAt` is absent for a match that the company declined. */
  application?: { state: AccessState; date: string; requestedAt?: string | undefined } | undefined;
  /** The time at which the seeker declined the job. */
  declinedAt?: string | undefined;
  sentAt?: string | undefined;
  matchedAt?: string | undefined;
  /** The time at which a match expired. */
  expiredAt?: string | undefined;
  jobEndedAt?: string | undefined;
  /** True when the job ended because a worker was hired. */
  isJobFilled?: boolean | undefined;
};

/** A row of the list. `endedAt` moves the row from Active to Inactive [SEE-26]. */
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
    // An accepted applicant may be the person who was hired, so their row says 'Closed'.
    const end = isJobFilled && application?.state !== 'granted' ? 'Position filled' : 'Closed';
    return { end, at: jobEndedAt };
  }
  if (isOpen(application) || sentAt || matchedAt) return undefined;
  if (expiredAt) return { end: 'Expired', at: expiredAt };
  return before?.end ? { end: before.end, at: before.endedAt } : { end: 'No longer a match' };
};

/**
 * Returns the row of a job in a seeker's list; undefined when nothing connects the two. A removed match leaves no data,
 * so its row keeps the content of `before`. An end without a date gets the date `now`.
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

/** Returns the status of a row. It is 'Pending Contact' when the company has unlocked the applicant [SEE-27]. */
export const activityStatus = ({ type, end }: Activity, isUnlocked: boolean): ActivityStatus => {
  if (end) return end;
  if (type === 'job-application') return isUnlocked ? 'Pending Contact' : 'Applied';
  return type === 'sent-job-post' ? 'Received Job Post' : 'New Match';
};
