import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../query-keys.ts';

/** The filter of the list, and its order. */
type OwnJobsFilter = Pick<NonNullable<CallOf<typeof listJobs>['query']>, 'state' | 'search' | 'sort'>;
const ALL: OwnJobsFilter = {};

/** A page of the company's jobs, latest first by default. Pages count from 1. */
export const useOwnJobs = (page: number, limit: number, filter = ALL) =>
  useQuery({
    queryKey: queryKeys.jobs.ownPage(page, limit, filter),
    queryFn: ({ signal }) => call('GET /api/jobs', { query: { page, limit, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });
