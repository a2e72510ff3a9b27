import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { createIntent } from '@plumbline/shared/contracts/payments/intents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { toast } from '../../ui/toasts/toast.ts';

type Purchase = Omit<CallOf<typeof createIntent>['body'], 'idempotencyKey'> & {
  /** The page that shows the purchase view for this intent. */
  checkoutPath: (intentId: string) => string;
};

/**
 * Starts a purchase and goes to its checkout. A free product is delivered immediately and has no checkout. Each attempt
 * has one key, so that a second click or tab gets the same open intent from the server. The next page keeps the state,
 * which has the list that the worker was opened from [PAY-03, PAY-04].
 */
export const useStartPurchase = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ checkoutPath: _, ...body }: Purchase) =>
      call('POST /api/payment/intent', { body: { ...body, idempotencyKey: crypto.randomUUID() } }),
    onSuccess: async ({ id, fulfilled }, { checkoutPath, return_url }) => {
      if (id) return navigate(checkoutPath(id), { state });
      if (!fulfilled) return toast.error(t("We couldn't submit your payment request."));
      await queries.invalidateQueries();
      return navigate(return_url, { state });
    },
    onError: (error) => {
      toast.error(errorText(t, error, "We couldn't submit your payment request."));
      // A colleague has bought it in the meantime.
      if (statusOf(error) === 409) void queries.invalidateQueries();
    },
  });
};
