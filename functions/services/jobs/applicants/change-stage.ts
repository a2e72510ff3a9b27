import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { type ApplicantStage, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { canMoveJob, jobState } from '@plumbline/shared/domain/jobs/job-states';
import { laterThan, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { accessEntryRequest, ifEntryNotOpen, ifEntryOpen } from '../../../table/access/access-entry.ts';
import { contactAccessRequest, ifContactOpen } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { ConditionFailed, retryOnConflict, transact, type Write } from '../../../table/core/transact.ts';
import { type ApplicantStageItem, applicantStageRequest, putStage } from '../../../table/jobs/applicant-stage.ts';
import { ifJobAsRead, type JobItem, jobRequest } from '../../../table/jobs/job.ts';
import {
  freeOpening,
  hiredCount,
  type JobCountersItem,
  jobCountersRequest,
  takeOpening,
} from '../../../table/jobs/job-counters.ts';
import { jobWrites, positionFilled } from '../change-own-job.ts';

const TRIES = 6;

type Person = { owner: string; job: string; seeker: string };
type Move = { from: ApplicantStage; to: ApplicantStage };

/**
 * Returns the job, the stored stage of a person, and the conditions of the transaction that changes it. Throws
 * `request_not_open` unless the person has an open application to the company's job, or their contact details are open
 * to the company.
 */
const requireFollowed = async ({ owner, job: id, seeker }: Person) => {
  const key = { owner, type: 'job-application', subject: id, other: seeker } as const;
  const { jobs, counters, entries, contacts, stages } = await batchGet({
    jobs: [jobRequest(id)],
    counters: [jobCountersRequest(id)],
    entries: [accessEntryRequest(key)],
    contacts: [contactAccessRequest(owner, seeker)],
    stages: [applicantStageRequest(id, seeker)],
  });
  const [entry, job] = [entries[0], jobs[0]];
  const isApplicant = entry !== undefined && isOpenState(entry.state);
  const isKnown = isApplicant || (!job?.deletedAt && contacts[0] !== undefined);
  if (job?.company !== owner || !isKnown) throw new ApiError('request_not_open');
  const { withoutApplication: _, ...stored }: ApplicantStageItem = { ...stages[0], job: id, seeker };
  return {
    job,
    counters: counters[0],
    previous: stages[0],
    current: isApplicant ? stored : { ...stored, withoutApplication: true },
    conditions: isApplicant ? [ifEntryOpen(key)] : [ifContactOpen(owner, seeker), ifEntryNotOpen(key)],
  };
};

/** The conditions of a move and the write of the stage. The writes of the job's openings may be repeated. */
type StageWrites = { conditions: Write[]; stage: Write; openings: Write[] };

/** Writes a stage under its conditions. Only a change of the openings or the job is a conflict to try again after. */
const writeStage = async ({ conditions, stage, openings }: StageWrites): Promise<void> => {
  try {
    await transact(...conditions, stage, ...openings);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.failed.some((position) => position < conditions.length)) throw new ApiError('request_not_open');
    if (error.failed.includes(conditions.length)) throw new ApiError('request_changed');
    throw error;
  }
};

const canBeFilled = (job: JobItem): boolean => !job.deletedAt && !job.briefing && canMoveJob(jobState(job), 'Filled');

/**
 * Returns the writes for the openings of a job: a hired person takes one, and frees it when moved back. The last one
 * ends the job as filled. The writes fail when another user hires someone or changes the job at the same moment.
 */
const openingWrites = (
  { job, counters }: { job: JobItem; counters: JobCountersItem | undefined },
  seeker: string,
  { from, to }: Move,
): { openings: Write[]; filled: boolean } => {
  if (to !== 'hired') return { openings: from === 'hired' ? [freeOpening(job.id, seeker)] : [], filled: false };
  const counted = hiredCount(counters);
  const filled = job.openings !== undefined && counted + 1 >= job.openings && canBeFilled(job);
  const at = laterThan(job.updatedAt, nowIso());
  const ending = filled ? jobWrites(job, { ...job, ...positionFilled(at), updatedAt: at }) : [ifJobAsRead(job)];
  return { openings: [takeOpening(job, seeker, counters), ...ending], filled };
};

/**
 * Moves an applicant, or a person whose contact details are open to the company, to another stage of a job. `userId` is
 * the user who moves them. `filled` is true when the person took the last opening. Throws when the person isn't in the
 * stage `from` any more.
 */
export const changeStage = async (person: Person & { userId: string }, move: Move): Promise<{ filled: boolean }> => {
  const { from, to } = move;
  if (!canMoveStage(from, to)) throw new ApiError('stage_not_allowed');
  if (from === to) return { filled: false };
  return retryOnConflict(
    async () => {
      const { previous, current, conditions, ...post } = await requireFollowed(person);
      if ((previous?.stage ?? 'new') !== from) throw new ApiError('request_changed');
      const { stage: _, date: __, movedBy: ___, ...rest } = current;
      const next = to === 'new' ? rest : { ...rest, stage: to, date: nowIso(), movedBy: person.userId };
      const { openings, filled } = openingWrites(post, person.seeker, move);
      await writeStage({ conditions, stage: putStage(next, previous), openings });
      return { filled };
    },
    { tries: TRIES, exhausted: () => new ApiError('request_changed') },
  );
};
