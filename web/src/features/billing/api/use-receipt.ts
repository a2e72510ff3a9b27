import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The contents of the receipt of a payment [PAY-18]. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: queryKeys.receipt(id),
    queryFn: ({ signal }) => call('GET /api/payment/receipt/{id}', { params: { id } }, { signal }),
  });
