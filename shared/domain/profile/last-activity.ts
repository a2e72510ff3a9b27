/** The actions between a company, a seeker and a job, as ISO 8601 dates [APP-08]. */
export type SeekerActions = {
  profileRequestedAt?: string | undefined;
  unlockedAt?: string | undefined;
  sentJobAt?: string | undefined;
  profileRejectedAt?: string | undefined;
  profileAcceptedAt?: string | undefined;
  matchFoundAt?: string | undefined;
};

const labels = {
  profileRequestedAt: 'Applied on',
  unlockedAt: 'Applicant unlocked on',
  sentJobAt: 'Job Sent on',
  profileRejectedAt: 'Applicant rejected on',
  profileAcceptedAt: 'Applicant accepted on',
  matchFoundAt: 'Matched on',
} as const satisfies Record<keyof SeekerActions, string>;

export type LastActivityLabel = (typeof labels)[keyof SeekerActions];
export type LastActivity = { label: LastActivityLabel; date: string };

const allActions = Object.keys(labels) as (keyof SeekerActions)[];
const matchActions: readonly (keyof SeekerActions)[] = ['sentJobAt', 'matchFoundAt'];

const applicantActions = allActions.filter((action) => action !== 'matchFoundAt');

/** Ignores the match of an applicant, so that a later automatic match doesn't hide the date of the application. */
const countedActions = (actions: SeekerActions, isMatch: boolean): readonly (keyof SeekerActions)[] => {
  if (isMatch) return matchActions;
  return actions.profileRequestedAt ? applicantActions : allActions;
};

/** Returns the latest action with its label. For a match, only the match itself and a sent job count [APP-07]. */
export const lastActivity = (actions: SeekerActions, isMatch = false): LastActivity | undefined => {
  let latest: LastActivity | undefined;
  for (const action of countedActions(actions, isMatch)) {
    const date = actions[action];
    if (date && (!latest || Date.parse(date) > Date.parse(latest.date))) latest = { label: labels[action], date };
  }
  return latest;
};
