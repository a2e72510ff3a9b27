import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { recordPayment } from '@plumbline/shared/contracts/payments/intents';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { getSession } from '../../lib/session/session.ts';

/** What the purchase was for, as the payment record wants it [PAY-22]. */
export const paymentRecord = (
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

/** Paid, and nothing came of it: the money has gone back. */
export const isGivenBack = ({ fulfilled, status }: { fulfilled: boolean; status: string }): boolean =>
  !fulfilled && status === 'succeeded';

type PaymentRecord = {
  intent: IntentView;
  /** Whether this tab sent the payment, so that colleagues read who paid. */
  confirmed: boolean;
};

/** Tells the server to look at a paid intent, so that what was bought is delivered; safe to repeat. */
export const useRecordPayment = () =>
  useMutation({
    mutationFn: ({ intent, confirmed }: PaymentRecord) => {
      const { profile, userInfo } = getSession();
      const buyer = { ...(profile && { profileId: profile.id }), ...(userInfo && { userId: userInfo.id }) };
      return call(recordPayment, { body: paymentRecord(intent, buyer, confirmed) });
    },
    retry: 2,
  });
