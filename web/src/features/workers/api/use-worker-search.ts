import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { WORKER_SEARCH_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

type Body = Omit<CallOf<typeof searchWorkers>['body'], 'limit'>;

/** The workers that a search finds, twenty a page by default; not requested while the ZIP can't be valid. */
export const useWorkerSearch = (body: Body, { enabled = true, limit = WORKER_SEARCH_PAGE_SIZE } = {}) =>
  useQuery({
    queryKey: queryKeys.workers.search(body, limit),
    queryFn: ({ signal }) => call('POST /api/profile/search', { body: { ...body, limit } }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
