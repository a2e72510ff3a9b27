import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { ApiError } from '../../../platform/errors.ts';
import { accessEntryRequest, ifEntryNotOpen, ifEntryOpen } from '../../../table/access/access-entry.ts';
import { contactAccessRequest, ifContactOpen } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { ConditionFailed, transact, type Write } from '../../../table/core/transact.ts';
import { type ApplicantStageItem, applicantStageRequest } from '../../../table/jobs/applicant-stage.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { jobCountersRequest } from '../../../table/jobs/job-counters.ts';
import { ifSeekerExists } from '../../../table/profiles/profile.ts';

/** A person whom the company `owner` follows for one of its jobs. */
export type FollowedPerson = { owner: string; job: string; seeker: string };

/**
 * Returns the job, the stored stage of a person, and the conditions of the transaction that changes it. Throws
 * `request_not_open` unless the person has an open application to the company's job, or has an account and their
 * contact details are open to the company.
 */
export const requireFollowed = async ({ owner, job: id, seeker }: FollowedPerson) => {
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
    conditions: isApplicant
      ? [ifEntryOpen(key)]
      : [ifSeekerExists(seeker), ifContactOpen(owner, seeker), ifEntryNotOpen(key)],
  };
};

/** The conditions of a move and the write of the stage. The writes of the job's openings may be repeated. */
type StageWrites = { conditions: Write[]; stage: Write; openings?: Write[] };

/** Writes a stage under its conditions. Only a change of the openings or the job is a conflict to try again after. */
export const writeStage = async ({ conditions, stage, openings = [] }: StageWrites): Promise<void> => {
  try {
    await transact(...conditions, stage, ...openings);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.failed.some((position) => position < conditions.length)) throw new ApiError('request_not_open');
    if (error.failed.includes(conditions.length)) throw new ApiError('request_changed');
    throw error;
  }
};
