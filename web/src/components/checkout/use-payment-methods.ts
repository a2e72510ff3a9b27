import { listPaymentMethods } from '@plumbline/shared/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/call.ts';

/** The company's saved cards [PAY-17]. Without them a card can still be entered, so a failure is only logged. */
export const usePaymentMethods = () => {
  const query = useQuery({
    queryKey: ['payment-methods'],
    queryFn: async ({ signal }) => (await call(listPaymentMethods, {}, { signal })).results,
    retry: 1,
  });
  useEffect(() => {
    if (query.error) console.error('The saved cards could not be listed', query.error);
  }, [query.error]);
  return query;
};
