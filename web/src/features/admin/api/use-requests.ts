import {
  answerSupportRequest,
  listSupportRequests,
  moveSupportRequest,
  type SupportRequest,
} from '@plumbline/shared/contracts/admin/support-requests';
import { listPaymentReports, refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }: { cursor?: string | undefined }) => cursor,
};

/** What people wrote to support, newest first; with a state those alone. */
export const useSupportRequests = (state: SupportRequest['state'] | undefined) =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.supportRequests(state),
    queryFn: ({ pageParam: cursor, signal }) => call(listSupportRequests, { query: { cursor, state } }, { signal }),
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

/** Answers a support request by e-mail. */
export const useReply = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(answerSupportRequest, { params: { id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};

/** Closes a support request, or opens it again. */
export const useMoveRequest = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: 'open' | 'closed') => call(moveSupportRequest, { params: { id }, body: { state } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};
