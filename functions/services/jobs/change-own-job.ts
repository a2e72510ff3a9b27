import { canMoveJob, jobState } from '@plumbline/shared/domain/jobs/job-states';
import { laterThan, nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import { isPosted, type JobItem, type JobTextItem, putJob, putJobText } from '../../table/jobs/job.ts';
import { countCompanyJobs } from '../../table/jobs/job-counters.ts';
import { readWholeJob } from '../../table/jobs/whole-job.ts';

const TRIES = 5;

export type StoredJob = { job: JobItem; text: JobTextItem };
/** The changed attributes of a job; `text` is present only when a text changes. */
export type Change = { job: Partial<JobItem>; text?: JobTextItem };

const readOwnJob = async (id: string, company: string): Promise<StoredJob> => {
  const { job, text } = await readWholeJob(id);
  if (job?.company !== company) throw new ApiError('job_not_found');
  if (job.deletedAt) throw new ApiError('job_deleted');
  return { job, text: text ?? { id, description: '', whyWorkHere: '' } };
};

const openingOrClosing = (before: JobItem, after: JobItem) => {
  const open = Number(isPosted(after)) - Number(isPosted(before));
  return open === 0 ? [] : [countCompanyJobs(after.company, { open })];
};

/** Returns the change of a job whose position is filled, which ends the job permanently. */
export const positionFilled = (at: string) => ({ filledAt: at, deletedAt: at });

/** Returns the writes of a changed job, with the count of the company's open jobs. */
export const jobWrites = (before: JobItem, after: JobItem): Write[] => [
  putJob(after, before.updatedAt),
  ...openingOrClosing(before, after),
];

/** Throws `job_not_published` when a job that isn't published, or a briefing, is marked as filled. */
const requireAllowedChange = (before: JobItem, after: JobItem): void => {
  if (!canMoveJob(jobState(before), jobState(after)) || (after.briefing && after.filledAt))
    throw new ApiError('job_not_published');
};

/**
 * Changes a job of the company that isn't deleted. After a concurrent write, `change` is called again with the newer
 * job, so that no change is lost and the count of open jobs is exact. `readAt` is the `updatedAt` of the job that the
 * user saw. Throws `job_changed` (409) when the job has changed since.
 */
export const changeOwnJob = (
  id: string,
  company: string,
  change: (stored: StoredJob, at: string) => Change | Promise<Change>,
  readAt?: string,
): Promise<JobItem> =>
  retryOnConflict(
    async () => {
      const stored = await readOwnJob(id, company);
      if (readAt !== undefined && readAt !== stored.job.updatedAt) throw new ApiError('job_changed');
      const at = laterThan(stored.job.updatedAt, nowIso());
      const { job, text } = await change(stored, at);
      const next: JobItem = { ...stored.job, ...job, updatedAt: at };
      requireAllowedChange(stored.job, next);
      await transact(...jobWrites(stored.job, next), ...(text ? [putJobText(text)] : []));
      return next;
    },
    { tries: TRIES, exhausted: () => new ApiError('job_changed') },
  );
