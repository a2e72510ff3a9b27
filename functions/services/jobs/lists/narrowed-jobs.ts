import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import { statesShown } from '@plumbline/shared/domain/jobs/job-list';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { everyJobOf, type JobItem } from '../../../table/jobs/job.ts';
import { countApplicantsByJob, readCounts } from '../../../table/jobs/job-counters.ts';
import { summaryForOwner } from '../job-view.ts';

type JobListQuery = RequestOf<typeof listJobs>['query'];

/** Returns whether a query asks for all jobs, newest first, which is the stored order. */
export const isPlainList = ({ state, search, sort }: JobListQuery): boolean =>
  state === 'all' && search === '' && sort === 'newest';

const isWanted =
  ({ state, search }: JobListQuery) =>
  (job: JobItem): boolean => {
    const text = search.toLowerCase();
    return (
      (state === 'all' || statesShown[state].includes(jobState(job))) &&
      (text === '' || [job.name, job.city].some((each) => each.toLowerCase().includes(text)))
    );
  };

const inOrder = async (jobs: JobItem[], company: string, sort: JobListQuery['sort']): Promise<JobItem[]> => {
  if (sort === 'newest') return jobs;
  if (sort === 'oldest') return jobs.toReversed();
  const applicants = await countApplicantsByJob(company);
  return jobs.toSorted((a, b) => (applicants.get(b.id) ?? 0) - (applicants.get(a.id) ?? 0));
};

/**
 * Returns a filtered, sorted page of a company's jobs. Makes one query, another for the order by applicants, and two
 * batches.
 */
export const narrowedPageForOwner = async (company: string, asked: JobListQuery) => {
  const { page, limit, sort } = asked;
  const found = await inOrder((await everyJobOf(company)).filter(isWanted(asked)), company, sort);
  const shown = found.slice((page - 1) * limit, page * limit);
  const { counters } = await readCounts(
    company,
    shown.map(({ id }) => id),
  );
  return {
    results: shown.map((job, at) => summaryForOwner(job, counters[at])),
    total: found.length,
    pageCount: Math.ceil(found.length / limit),
  };
};
