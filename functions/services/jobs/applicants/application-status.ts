import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { contactOf } from '@plumbline/shared/domain/contact-details/contact';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { withDistance } from '@plumbline/shared/domain/matching/match-score';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import type { JobItem } from '../../../table/jobs/job.ts';
import { isPlaced } from '../../../table/profiles/profile.ts';
import { answeredAt } from './answered-at.ts';
import type { SeekerJobRelation } from './seeker-job-relation.ts';

/** Returns both sides' contact details, for a granted entry [APP-27]. */
const connection = ({ company, seeker }: SeekerJobRelation) => {
  if (!company || !seeker) return {};
  return { connection: { company: contactOf(company), other: contactOf(seeker) } };
};

/** Returns how far an application for a posted job has come. Nothing for a briefing and before applying. */
const progress = ({ briefing }: JobItem, { application, contactOpenSince }: SeekerJobRelation, viewedAt = '') => {
  const appliedAt = application?.requestedAt;
  if (briefing || appliedAt === undefined) return {};
  const answered = answeredAt(application, contactOpenSince, appliedAt);
  return { appliedAt, seen: viewedAt > appliedAt, ...(answered && { answeredAt: answered }) };
};

/**
 * Returns the state of the seeker's own application or briefing, for the seeker who reads the job. `viewedAt` is the
 * company's last view of the applicants [SEE-13, SEE-14].
 */
export const applicationStatus = (
  job: JobItem,
  relation: SeekerJobRelation,
  viewedAt?: string,
): JobView['applicationStatus'] => {
  const { application, invitation, match, seeker } = relation;
  const entry = job.briefing ? invitation : application;
  const declinedByMe = invitation?.state === 'rejected';
  const place = seeker && isPlaced(seeker) ? seeker : undefined;
  const dated = entry ?? (declinedByMe ? invitation : undefined);
  return {
    declinedByMe,
    saved: relation.saved,
    contactOpen: relation.contactOpen,
    blocked: relation.blocked,
    ...(entry && { state: entry.state }),
    ...progress(job, relation, viewedAt),
    ...(dated && { date: dated.date, ...(dated.state === 'rejected' && { ends: dated.ends }) }),
    // The distance is measured from the seeker's own ZIP Code, in the same way as `miles`.
    ...(match && place && { reason: matchReasonText(withDistance(match.reason, place, job)) }),
    ...(place && { miles: Math.round(distanceMiles(place, job) * 10) / 10 }),
    ...(entry?.state === 'granted' && connection(relation)),
  };
};
