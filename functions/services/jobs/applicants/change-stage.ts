import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { type ApplicantStage, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { accessEntryRequest, ifEntryNotOpen, ifEntryOpen } from '../../../table/access/access-entry.ts';
import { contactAccessRequest, ifContactOpen } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { ConditionFailed, transact, type Write } from '../../../table/core/transact.ts';
import { type ApplicantStageItem, applicantStageRequest, putStage } from '../../../table/jobs/applicant-stage.ts';
import { jobRequest } from '../../../table/jobs/job.ts';

type Person = { owner: string; job: string; seeker: string };

/**
 * Returns the stored stage of a person, and the conditions of the transaction that changes it. Throws
 * `request_not_open` unless the person has an open application to the company's job, or their contact details are open
 * to the company.
 */
const requireFollowed = async ({ owner, job, seeker }: Person) => {
  const key = { owner, type: 'job-application', subject: job, other: seeker } as const;
  const { jobs, entries, contacts, stages } = await batchGet({
    jobs: [jobRequest(job)],
    entries: [accessEntryRequest(key)],
    contacts: [contactAccessRequest(owner, seeker)],
    stages: [applicantStageRequest(job, seeker)],
  });
  const [entry, post] = [entries[0], jobs[0]];
  const isApplicant = entry !== undefined && isOpenState(entry.state);
  const isOwnPost = post?.company === owner && !post.deletedAt;
  if (!isApplicant && !(isOwnPost && contacts[0])) throw new ApiError('request_not_open');
  const { withoutApplication: _, ...stored }: ApplicantStageItem = { ...stages[0], job, seeker };
  return {
    previous: stages[0],
    current: isApplicant ? stored : { ...stored, withoutApplication: true },
    conditions: isApplicant ? [ifEntryOpen(key)] : [ifContactOpen(owner, seeker), ifEntryNotOpen(key)],
  };
};

/** Writes a stage under its conditions. The last write is the stage. */
const writeStage = async (conditions: Write[], write: Write): Promise<void> => {
  try {
    await transact(...conditions, write);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const isEnded = error.failed.some((position) => position < conditions.length);
    throw new ApiError(isEnded ? 'request_not_open' : 'request_changed');
  }
};

/**
 * Moves an applicant, or a person whose contact details are open to the company, to another stage of a job. `userId` is
 * the user who moves them. Throws when the person isn't in the stage `from` any more.
 */
export const changeStage = async (
  person: Person & { userId: string },
  { from, to }: { from: ApplicantStage; to: ApplicantStage },
): Promise<void> => {
  if (!canMoveStage(from, to)) throw new ApiError('stage_not_allowed');
  if (from === to) return;
  const { previous, current, conditions } = await requireFollowed(person);
  if ((previous?.stage ?? 'new') !== from) throw new ApiError('request_changed');
  const { stage: _, date: __, movedBy: ___, ...rest } = current;
  const next = to === 'new' ? rest : { ...rest, stage: to, date: nowIso(), movedBy: person.userId };
  await writeStage(conditions, putStage(next, previous));
};
