import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The company's payments, newest first, one page at a time [PAY-18]. */
export const usePaymentHistory = () =>
  useInfiniteQuery({
    queryKey: queryKeys.paymentHistory,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/payment/payment-history', { query: { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
