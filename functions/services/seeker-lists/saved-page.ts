import { MAX_SAVED_JOBS } from '@plumbline/shared/options/limits';
import { batchGet } from '../../table/core/batch-get.ts';
import { type JobItem, jobRequest, wasPublished } from '../../table/jobs/job.ts';
import { listSavedJobs } from '../../table/jobs/saved-job.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';

/**
 * Returns whether other users may see a job: drafts, briefings and jobs that were taken down stay hidden even from
 * users who have the id.
 */
const isPublic = (job: JobItem): boolean => wasPublished(job) && !job.briefing && !job.takenDown;

/**
 * Returns a page of a seeker's saved jobs, newest first, without jobs that are no longer public. `total` counts all
 * saved jobs. Makes one query and two batches.
 */
export const savedPage = async (seeker: string, { limit, page }: { limit: number; page: number }) => {
  const all = await listSavedJobs(seeker, MAX_SAVED_JOBS);
  const shown = all.slice((page - 1) * limit, page * limit);
  const { jobs, own } = await batchGet(
    {
      jobs: shown.map(({ job }) => jobRequest(job)),
      own: [seekerProfileRequest(seeker)],
    },
    { requests: 2 },
  );
  const saved = shown.flatMap(({ date }, index) => {
    const job = jobs[index];
    return job && isPublic(job) ? [{ job, date }] : [];
  });
  return { saved, total: all.length, profile: own[0] };
};
