import { MAX_SAVED_JOBS } from '@plumbline/shared/options/limits';
import { batchGet } from '../../table/core/batch-get.ts';
import { type JobItem, jobRequest, wasPublished } from '../../table/jobs/job.ts';
import { listSavedJobs } from '../../table/jobs/saved-job.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';

/** Drafts and briefings are hidden from other users, even if they have the id. */
const isPublic = (job: JobItem): boolean => wasPublished(job) && !job.briefing;

/**
 * A seeker's saved jobs, newest first, without those that are gone, and how many are saved: a query and two batches.
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
