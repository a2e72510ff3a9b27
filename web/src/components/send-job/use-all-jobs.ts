import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import { FIRST_PAGE, MAX_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** Every job of the company, so that none is missing from a choice; one request for a hundred. */
const readAll = async (signal: AbortSignal): Promise<JobSummary[]> => {
  const jobs: JobSummary[] = [];
  for (let page = FIRST_PAGE, pages = page; page <= pages; page += 1) {
    const answer = await call(listJobs, { query: { page, limit: MAX_PAGE_SIZE } }, { signal });
    jobs.push(...answer.results);
    pages = answer.pageCount;
  }
  return jobs;
};

/** The own company's jobs, asked for when somebody wants to send one. */
export const useAllJobs = (enabled: boolean) =>
  useQuery({ queryKey: queryKeys.jobs.ownAll, queryFn: ({ signal }) => readAll(signal), enabled });
