import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { useStripe } from '../../../platform/stripe.ts';
import { readStripeStatus } from './read-stripe-status.ts';

type Charge = { refunded?: boolean; disputed?: boolean };

/** Makes Stripe return a paid intent with this charge, and a dispute with this status. */
const answerWith = (charge: Charge, dispute?: Stripe.Dispute.Status): void =>
  useStripe({
    paymentIntents: {
      retrieve: async () => ({
        status: 'succeeded',
        latest_charge: { created: 0, amount_refunded: 0, refunded: false, disputed: false, ...charge },
      }),
    },
    disputes: {
      list: async () => ({
        data: dispute
          ? [{ status: dispute, created: 0, reason: 'fraudulent', evidence_details: { due_by: 86_400 } }]
          : [],
      }),
    },
  } as unknown as Stripe);

it.each<[Stripe.Dispute.Status, string]>([
  ['warning_needs_response', 'disputed'],
  ['warning_under_review', 'disputed'],
  ['warning_closed', 'fulfilled'],
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['prevented', 'fulfilled'],
  ['won', 'fulfilled'],
  ['lost', 'refunded'],
])('a payment whose dispute is "%s" is %s [PAY-18]', async (status, state) => {
  answerWith({ disputed: true }, status);
  expect(await readStripeStatus('pi_1')).toMatchObject({
    targetState: state,
    facts: { disputeStatus: status, disputeReason: 'fraudulent', disputeDueBy: '1970-01-02T00:00:00.000Z' },
  });
});

it.each<[string, Charge, string]>([
  ['nobody disputes', {}, 'fulfilled'],
  ['was refunded in whole', { refunded: true }, 'refunded'],
])('a payment that %s has the state of its charge', async (_, charge, state) => {
  answerWith(charge, 'lost');
  expect(await readStripeStatus('pi_1')).toMatchObject({ targetState: state });
});
