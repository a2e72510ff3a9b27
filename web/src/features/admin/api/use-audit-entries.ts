import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type AuditFilter = { staff?: string | undefined; subject?: string | undefined };

/** What staff did, newest first. */
export const useAuditEntries = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.audit(filter),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/admin/audit', { query: { ...filter, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
