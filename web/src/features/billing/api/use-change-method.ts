import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Change = 'POST /api/payment/payment-methods/set-default' | 'POST /api/payment/payment-methods/delete';

/** Loads the list again immediately after a change, also when the card was already removed. */
const useChange = (endpoint: Change) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoint, { body: { payment_method: id } }),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong, please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.paymentMethods }),
  });
};

/** Makes a saved card the default [PAY-20]. */
export const useSetDefault = () => useChange('POST /api/payment/payment-methods/set-default');

/** Removes a saved card [PAY-21]. */
export const useDeleteMethod = () => useChange('POST /api/payment/payment-methods/delete');
