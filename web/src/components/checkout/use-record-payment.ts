import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { getSession } from '../../lib/session/session.ts';

/** The subject of the purchase, as the payment record needs it [PAY-22]. */
const paymentRecord = (
  { id, metadata, subject }: IntentView,
  buyer: { profileId?: string; userId?: string },
  confirmed: boolean,
) => ({
  id,
  available: true,
  confirmed,
  metadata: {
    ...buyer,
    product_slug: metadata.product_slug,
    ...(subject.job && { job_id: subject.job }),
    ...(subject.profile && { candidate_profile_id: subject.profile }),
  },
});

/** Whether the payment was refunded, because it succeeded but could not be delivered. */
export const isGivenBack = ({ fulfilled, status }: { fulfilled: boolean; status: string }): boolean =>
  !fulfilled && status === 'succeeded';

type PaymentRecord = {
  intent: IntentView;
  /** Whether this tab sent the payment. If so, colleagues read who paid. */
  confirmed: boolean;
};

/** Makes the server check a paid intent, so that the purchase is delivered; safe to repeat. */
export const useRecordPayment = () =>
  useMutation({
    mutationFn: ({ intent, confirmed }: PaymentRecord) => {
      const { profile, userInfo } = getSession();
      const buyer = { ...(profile && { profileId: profile.id }), ...(userInfo && { userId: userInfo.id }) };
      return call('POST /api/payment', { body: paymentRecord(intent, buyer, confirmed) });
    },
    retry: 2,
  });
