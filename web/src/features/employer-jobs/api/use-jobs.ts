import { listJobs } from '@plumbline/shared/contracts/jobs';
import { JOB_LIST_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The own company's jobs, nine a page [EMP-11]. Pages count from 1. */
export const useJobs = (page: number) =>
  useQuery({
    queryKey: ['jobs', 'own', page],
    queryFn: ({ signal }) => call(listJobs, { query: { page, limit: JOB_LIST_PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
