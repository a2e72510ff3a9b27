import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import { rowFactsOf } from '@plumbline/shared/domain/jobs/facts/row-facts';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, type JobItem, jobRequest } from '../../../table/jobs/job.ts';
import { savedJobRequest } from '../../../table/jobs/saved-job.ts';
import type { JobNearby } from '../../../table/search/search-entries.ts';
import { type AppliedMark, appliedMarks } from '../../seeker-lists/applied-marks.ts';
import type { Caller } from '../../sessions/caller.ts';

/**
 * Returns the open jobs of a page, and whether the seeker saved or applied to each. The index can still contain jobs
 * that have just closed, so they are filtered out.
 */
const readPage = async (shown: readonly JobNearby[], { kind, profileId }: Caller, blocked: ReadonlySet<string>) => {
  const seeker = kind === 'candidate' ? profileId : undefined;
  const found = await batchGet(
    {
      jobs: shown.map(({ id }) => jobRequest(id)),
      saved: seeker ? shown.map(({ id }) => savedJobRequest(seeker, id)) : [],
    },
    { consistent: false, requests: seeker ? 2 : 1 },
  );
  const open = shown.flatMap(({ miles }, at) => {
    const job = found.jobs[at];
    return job && isOpen(job) && !blocked.has(job.company) ? [{ job, miles, saved: Boolean(found.saved[at]) }] : [];
  });
  const jobs = open.map(({ job }) => job);
  const applied = seeker ? await appliedMarks(seeker, jobs) : [];
  return open.map((each, at) => ({ ...each, applied: applied[at] }));
};

type Own = { saved: boolean; applied: AppliedMark | undefined };

const card = (job: JobItem, miles: number, { saved, applied }: Own): JobCard => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  pay: job.pay,
  city: job.city,
  state: job.state,
  company: { id: job.company, name: job.companyName },
  tradeCategories: job.tradeCategories,
  ...rowFactsOf(job),
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
  createdAt: job.createdAt,
  postDate: postingDay(job),
  miles: Math.round(miles * 10) / 10,
  saved,
  ...applied,
});

/**
 * Returns the cards of a page of search results. Makes one batch read, and two more for a seeker's saved jobs and
 * applications.
 */
export const readCards = async (
  shown: readonly JobNearby[],
  caller: Caller,
  blocked: ReadonlySet<string>,
): Promise<JobCard[]> =>
  (await readPage(shown, caller, blocked)).map(({ job, miles, ...own }) => card(job, miles, own));
