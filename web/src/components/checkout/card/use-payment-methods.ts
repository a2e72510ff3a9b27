import { listPaymentMethods } from '@plumbline/shared/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The company's saved cards [PAY-17]. Without them a card can still be entered, so a failure is only logged. */
export const usePaymentMethods = () =>
  useQuery({
    queryKey: ['payment-methods'],
    queryFn: async ({ signal }) => (await call(listPaymentMethods, {}, { signal })).results,
    retry: 1,
  });
