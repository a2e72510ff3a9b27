import type { AuditEntry, listAuditEntries } from '@plumbline/shared/contracts/admin/audit-log';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type AuditFilter = Omit<NonNullable<CallOf<typeof listAuditEntries>['query']>, 'limit' | 'cursor'>;

/** What staff did, newest first. */
export const useAuditEntries = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.audit(filter),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/admin/audit', { query: { ...filter, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

/** The newest entries that a filter finds, for a file. The download is recorded in the history. */
export const readManyEntries = async (filter: AuditFilter): Promise<AuditEntry[]> =>
  (await call('POST /api/admin/audit/export', { body: filter })).results;
