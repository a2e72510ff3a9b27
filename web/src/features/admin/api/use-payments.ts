import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { listPayments } from '@plumbline/shared/contracts/payments/staff-payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type PaymentQuery = Omit<NonNullable<CallOf<typeof listPayments>['query']>, 'cursor' | 'limit'>;

/** The payments of all companies, newest first. */
export const usePayments = (query: PaymentQuery) =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.payments(query),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/admin/payments', { query: { ...query, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
