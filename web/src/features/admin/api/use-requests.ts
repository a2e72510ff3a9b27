import { listSupportRequests } from '@plumbline/shared/contracts/admin/accounts';
import { listPaymentReports, refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }: { cursor?: string | undefined }) => cursor,
};

/** What people wrote to support, newest first. */
export const useSupportRequests = () =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.supportRequests,
    queryFn: ({ pageParam: cursor, signal }) => call(listSupportRequests, { query: { cursor } }, { signal }),
    ...paged,
  });

/** Unlocks that companies reported, newest first. */
export const usePaymentReports = () =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.paymentReports,
    queryFn: ({ pageParam: cursor, signal }) => call(listPaymentReports, { query: { cursor } }, { signal }),
    ...paged,
  });

/** Gives a reported payment back in full. */
export const useRefund = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; reason: string }) => call(refundPayment, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};
