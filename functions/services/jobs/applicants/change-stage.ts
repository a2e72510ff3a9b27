import { type ApplicantStage, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ifEntryOpen } from '../../../table/access/access-entry.ts';
import { ConditionFailed, transact } from '../../../table/core/transact.ts';
import { moveStage } from '../../../table/jobs/applicant-stage.ts';

/**
 * Moves an applicant to another stage. Throws when the application isn't open, or isn't in the stage `from` any more.
 */
export const changeStage = async (
  { owner, job, seeker }: { owner: string; job: string; seeker: string },
  { from, to }: { from: ApplicantStage; to: ApplicantStage },
): Promise<void> => {
  if (!canMoveStage(from, to)) throw new ApiError('stage_not_allowed');
  if (from === to) return;
  const entry = { owner, type: 'job-application', subject: job, other: seeker } as const;
  try {
    await transact(ifEntryOpen(entry), moveStage({ job, seeker }, from, to, nowIso()));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new ApiError(error.failed.includes(0) ? 'request_not_open' : 'request_changed');
  }
};
