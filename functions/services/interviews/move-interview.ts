import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { answerInterview, proposeInterview } from '@plumbline/shared/contracts/interviews/interviews';
import {
  canMoveInterview,
  type InterviewSide,
  type InterviewState,
  isOpenInterview,
} from '@plumbline/shared/domain/interviews/interview-states';
import {
  type InterviewReminder,
  interviewReminders,
  interviewReminderTime,
  isInterviewOver,
} from '@plumbline/shared/domain/interviews/interview-times';
import { laterThan, nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { retryOnConflict, transact, transactOr, type Write } from '../../table/core/transact.ts';
import { deleteInterview, type InterviewItem, putInterview, readInterview } from '../../table/interviews/interview.ts';
import { deleteReminderWith, putReminderWith } from '../../table/notifications/reminder.ts';
import { ifProfileActive } from '../../table/profiles/profile-tombstone.ts';
import type { Caller } from '../sessions/caller.ts';
import { type InterviewKey, interviewPage, type OwnInterview, requireOwnInterview } from './interview-page.ts';
import { requireTimesAhead } from './site-time.ts';

/** The number of tries to cancel an interview that changes concurrently. */
const CANCEL_TRIES = 6;

const reminderKeysOf = ({ job, worker, company }: Pick<InterviewItem, 'job' | 'worker' | 'company'>) =>
  (Object.keys(interviewReminders) as InterviewReminder[]).flatMap((kind) => [
    { profile: worker, kind, subject: job, other: company },
    { profile: company, kind, subject: job, other: worker },
  ]);

/** Returns the writes that set both sides' reminders of an agreed interview as far as they are ahead, or delete all. */
const reminderWrites = (next: InterviewItem, previous: InterviewItem | undefined): Write[] => {
  const keys = reminderKeysOf(next);
  const { start } = next;
  if (next.state === 'agreed' && start) {
    const reminders = keys.map((key) => ({ ...key, dueAt: interviewReminderTime(start, key.kind) }));
    return reminders.filter(({ dueAt }) => dueAt > nowIso()).map(putReminderWith);
  }
  return previous?.state === 'agreed' ? keys.map(deleteReminderWith) : [];
};

/** Returns the writes of every move: the interview, if it is as it was read, and its reminders. */
const moveWrites = (next: InterviewItem, previous: InterviewItem | undefined): Write[] => [
  putInterview(next, previous),
  ...reminderWrites(next, previous),
];

/** An interview that has taken place isn't moved or canceled. The company can only offer times for the next one. */
const requireMove = ({ interview, side }: OwnInterview, to: InterviewState, readAt: string | undefined): void => {
  if (interview?.updatedAt !== readAt) throw new ApiError('interview_changed');
  const isNext = to === 'proposed' && side === 'company';
  if (interview && !isNext && isInterviewOver(interview, nowIso())) throw new ApiError('interview_not_open');
  if (!canMoveInterview(interview, to, side)) throw new ApiError('interview_not_open');
};

/** Stores a move under conditions that repeat every check. Of two concurrent moves one gets `interview_changed`. */
const storeMove = async (own: OwnInterview, next: InterviewItem) => {
  const { interview, conditions, company, worker } = own;
  const areActive = [ifProfileActive(company.id), ifProfileActive(worker.id)];
  await transactOr('interview_changed', ...moveWrites(next, interview), ...conditions, ...areActive);
  return interviewPage(own, next);
};

const nextVersion = (interview: InterviewItem | undefined) => ({
  revision: (interview?.revision ?? 0) + 1,
  updatedAt: interview ? laterThan(interview.updatedAt, nowIso()) : nowIso(),
});

type Mover = Pick<Caller, 'profileId' | 'userId'>;

/**
 * Offers times. The company's first proposal starts the interview; later ones replace the times or move it. Throws
 * `job_deleted`, and `field_required` for an interview on site without a place.
 */
export const proposeTimes = async (
  key: InterviewKey,
  caller: Mover,
  { updatedAt, times, ...details }: RequestOf<typeof proposeInterview>['body'],
) => {
  const own = await requireOwnInterview(key, caller);
  const { interview, job, side, timeZone } = own;
  requireMove(own, 'proposed', updatedAt);
  if (job.deletedAt) throw new ApiError('job_deleted');
  // The company says where and how the two meet; a worker only offers other times.
  const { minutes, way, place, note } = side === 'worker' && interview ? interview : details;
  if (side === 'company' && way === 'on-site' && !place) throw new ApiError('field_required', { path: 'place' });
  return storeMove(own, {
    ...key,
    company: job.company,
    state: 'proposed',
    proposedBy: side,
    times: requireTimesAhead(times, timeZone),
    ...(interview?.start && !isInterviewOver(interview, nowIso()) && { start: interview.start }),
    ...{ minutes, way, place, note },
    ...nextVersion(interview),
  });
};

/** Agrees on one of the offered times. */
const pickTime = (
  own: OwnInterview,
  { interview, start, userId }: { interview: InterviewItem; start: string | undefined; userId: string },
) => {
  if (own.job.deletedAt) throw new ApiError('job_deleted');
  if (!start || !interview.times.includes(start)) throw new ApiError('field_required', { path: 'start' });
  if (start <= nowIso()) throw new ApiError('interview_time_over', { path: 'start' });
  return storeMove(own, { ...interview, state: 'agreed', start, agreedBy: userId, ...nextVersion(interview) });
};

/** Returns an ended interview: none of the times works, or one side cancels. */
const endedInterview = (
  interview: InterviewItem,
  state: 'declined' | 'canceled',
  { side: endedBy, reason = '' }: { side: InterviewSide; reason?: string },
): InterviewItem => ({ ...interview, state, endedBy, reason, ...nextVersion(interview) });

/** Answers a proposal, or cancels an interview. Throws `interview_not_found`. */
export const answerProposal = async (
  key: InterviewKey,
  caller: Mover,
  { state, start, reason, updatedAt }: RequestOf<typeof answerInterview>['body'],
) => {
  const own = await requireOwnInterview(key, caller);
  const { interview, side } = own;
  if (!interview) throw new ApiError('interview_not_found');
  requireMove(own, state, updatedAt);
  if (state === 'agreed') return pickTime(own, { interview, start, userId: caller.userId });
  return storeMove(own, endedInterview(interview, state, { side, reason }));
};

/**
 * Cancels an open interview of two who may no longer meet, or whose application or job ended. One that changed since it
 * was `found` is read again, because it can still be open. After the last try the stream delivers the record again.
 */
export const cancelInterview = (found: InterviewItem, side: InterviewSide): Promise<void> =>
  retryOnConflict(
    async (attempt) => {
      const interview = attempt === 1 ? found : await readInterview(found);
      if (!interview || !isOpenInterview(interview.state) || isInterviewOver(interview, nowIso())) return;
      await transact(...moveWrites(endedInterview(interview, 'canceled', { side }), interview));
    },
    { tries: CANCEL_TRIES },
  );

/** Deletes an interview of a worker who left, with its reminders. */
export const eraseInterview = (interview: InterviewItem): Promise<void> =>
  transact(deleteInterview(interview), ...reminderKeysOf(interview).map(deleteReminderWith));
