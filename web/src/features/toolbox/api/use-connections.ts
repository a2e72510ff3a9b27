import type { AccessType } from '@plumbline/shared/domain/access/access-states';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The profile's connections, of one type or of all, newest first [TBX-06]. */
export const useConnections = (type: AccessType | undefined) =>
  useInfiniteQuery({
    queryKey: queryKeys.connections(type),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/connections', { query: { type, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
