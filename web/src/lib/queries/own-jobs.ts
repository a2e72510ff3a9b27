import { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** A page of the own company's jobs, latest first. Pages count from 1. */
export const useOwnJobs = (page: number, limit: number) =>
  useQuery({
    queryKey: queryKeys.jobs.ownPage(page, limit),
    queryFn: ({ signal }) => call(listJobs, { query: { page, limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
