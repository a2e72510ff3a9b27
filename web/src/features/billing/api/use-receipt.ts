import { getReceipt } from '@plumbline/shared/contracts/payments/payment-history';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The contents of the receipt of a payment [PAY-18]. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: queryKeys.receipt(id),
    queryFn: ({ signal }) => call(getReceipt, { params: { id } }, { signal }),
  });
