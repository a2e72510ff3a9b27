import { type ApplicantStage, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { canMoveJob, jobState } from '@plumbline/shared/domain/jobs/job-states';
import { laterThan, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { retryOnConflict, type Write } from '../../../table/core/transact.ts';
import { listApplicantsOfStage, putStage } from '../../../table/jobs/applicant-stage.ts';
import { ifJobAsRead, type JobItem } from '../../../table/jobs/job.ts';
import { freeOpening, hiredCount, type JobCountersItem, takeOpening } from '../../../table/jobs/job-counters.ts';
import { jobWrites, positionFilled } from '../change-own-job.ts';
import { type FollowedPerson, requireFollowed, writeStage } from './followed-person.ts';

const TRIES = 6;

type Move = { from: ApplicantStage; to: ApplicantStage };

const canBeFilled = (job: JobItem): boolean => !job.deletedAt && !job.briefing && canMoveJob(jobState(job), 'Filled');

/** The most earlier hires that are counted when a job counts its hires for the first time. */
const MOST_EARLIER = 99;

/** Returns the people who were hired before a job counted them. */
const hiredBefore = async (job: string): Promise<string[]> =>
  (await listApplicantsOfStage(job, 'hired', { limit: MOST_EARLIER })).items.map(({ seeker }) => seeker);

/**
 * Returns the writes for the openings of a job: a hired person takes one, and frees it when moved back. The last one
 * ends the job as filled. The writes fail when another user hires someone or changes the job at the same moment.
 */
const openingWrites = async (
  { job, counters }: { job: JobItem; counters: JobCountersItem | undefined },
  seeker: string,
  { from, to }: Move,
): Promise<{ openings: Write[]; filled: boolean }> => {
  if (to !== 'hired') return { openings: from === 'hired' ? [freeOpening(job.id, seeker)] : [], filled: false };
  const earlier = counters?.hired ? [] : await hiredBefore(job.id);
  const counted = hiredCount(counters) + earlier.length;
  const filled = job.openings !== undefined && counted + 1 >= job.openings && canBeFilled(job);
  const at = laterThan(job.updatedAt, nowIso());
  const ending = filled ? jobWrites(job, { ...job, ...positionFilled(at), updatedAt: at }) : [ifJobAsRead(job)];
  return { openings: [takeOpening(job, [seeker, ...earlier], counters), ...ending], filled };
};

/**
 * Moves an applicant, or a person whose contact details are open to the company, to another stage of a job. `userId` is
 * the user who moves them. `filled` is true when the person took the last opening. Throws when the person isn't in the
 * stage `from` any more.
 */
export const changeStage = async (
  person: FollowedPerson & { userId: string },
  move: Move,
): Promise<{ filled: boolean }> => {
  const { from, to } = move;
  if (!canMoveStage(from, to)) throw new ApiError('stage_not_allowed');
  if (from === to) return { filled: false };
  return retryOnConflict(
    async () => {
      const { previous, current, conditions, ...post } = await requireFollowed(person);
      if ((previous?.stage ?? 'new') !== from) throw new ApiError('request_changed');
      const { stage: _, date: __, movedBy: ___, ...rest } = current;
      const next = to === 'new' ? rest : { ...rest, stage: to, date: nowIso(), movedBy: person.userId };
      const { openings, filled } = await openingWrites(post, person.seeker, move);
      await writeStage({ conditions, stage: putStage(next, previous), openings });
      return { filled };
    },
    { tries: TRIES, exhausted: () => new ApiError('request_changed') },
  );
};
