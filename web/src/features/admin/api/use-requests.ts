import type { SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Refunds all that is left of a payment, or a part. */
export const useRefund = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof refundPayment>['body']) => call('POST /api/payment/refund', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};

/** Declines a reported unlock; the company gets the reason by e-mail. */
export const useDeclineReport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/payment/reports/{id}/decline', { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};

/** Replies to a support request by e-mail. */
export const useReply = ({ id, replies }: SupportRequest) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /api/admin/support-requests/{id}/reply', { params: { id }, body: { text, seen: replies.length } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};

/** Closes a support request, or opens it again. */
export const useMoveRequest = ({ id, replies }: SupportRequest) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: 'open' | 'closed') =>
      call('PATCH /api/admin/support-requests/{id}', { params: { id }, body: { state, seen: replies.length } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};
