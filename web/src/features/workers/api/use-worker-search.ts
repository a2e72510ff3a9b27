import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { WORKER_SEARCH_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

type Body = Omit<CallOf<typeof searchWorkers>['body'], 'limit'>;

/** The workers a search finds, twenty a page unless given; not asked while the ZIP cannot be one. */
export const useWorkerSearch = (body: Body, { enabled = true, limit = WORKER_SEARCH_PAGE_SIZE } = {}) =>
  useQuery({
    queryKey: queryKeys.workers.search(body, limit),
    queryFn: ({ signal }) => call(searchWorkers, { body: { ...body, limit } }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
