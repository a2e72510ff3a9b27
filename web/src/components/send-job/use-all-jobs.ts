import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { FIRST_PAGE, MAX_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** All jobs of the company, so that the choice is complete; one request for each hundred. */
const readAll = async (signal: AbortSignal): Promise<JobSummary[]> => {
  const jobs: JobSummary[] = [];
  for (let page = FIRST_PAGE, pages = page; page <= pages; page += 1) {
    const answer = await call('GET /api/jobs', { query: { page, limit: MAX_PAGE_SIZE } }, { signal });
    jobs.push(...answer.results);
    pages = answer.pageCount;
  }
  return jobs;
};

/** The company's jobs, loaded when a user wants to send one. */
export const useAllJobs = (enabled: boolean) =>
  useQuery({ queryKey: queryKeys.jobs.ownAll, queryFn: ({ signal }) => readAll(signal), enabled });
