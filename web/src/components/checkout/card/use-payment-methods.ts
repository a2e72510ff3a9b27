import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The company's saved cards. Without them a card can still be entered, so a failure is only logged [PAY-17]. */
export const usePaymentMethods = () =>
  useQuery({
    queryKey: queryKeys.paymentMethods,
    queryFn: async ({ signal }) => (await call('GET /api/payment/payment-methods', {}, { signal })).results,
    retry: 1,
  });
