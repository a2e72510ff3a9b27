import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** The payment intent that the address names; never from the cache, as another tab may have paid it [PAY-06]. */
export const useIntent = (id: string) =>
  useQuery({
    queryKey: queryKeys.paymentIntent(id),
    queryFn: ({ signal }) => call('GET /api/payment/intent/{id}', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { kept: false },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
