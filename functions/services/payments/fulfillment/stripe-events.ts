import type Stripe from 'stripe';
import { now, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { tryWebhookSecrets } from '../../../platform/secrets/secrets.ts';
import { hasStripeEvent, putStripeEvent } from '../../../table/payments/stripe-event.ts';
import { countDeclinedCard } from './count-declined-card.ts';
import { noteFailedRefund } from './note-failed-refund.ts';
import { syncWithStripe } from './sync-with-stripe.ts';

/** The age in seconds up to which a signature is valid. */
const TOLERANCE_S = 300;

/** Returns the event of a webhook call. Throws `signature_invalid` when the signature is wrong. */
export const verifyEvent = async (rawBody: string, signature = ''): Promise<Stripe.Event> => {
  const { default: StripeClient } = await import('stripe');
  const event = await tryWebhookSecrets((key) => {
    try {
      return StripeClient.webhooks.constructEvent(rawBody, signature, key, TOLERANCE_S, undefined, now().getTime());
    } catch {
      return undefined;
    }
  });
  if (!event) throw new ApiError('signature_invalid');
  return event;
};

const idOf = (reference: string | { id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Returns the intent that an event is about; undefined for events that change nothing here. */
const intentOf = (event: Stripe.Event): string | undefined => {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return event.data.object.id;
    case 'charge.refunded':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return idOf(event.data.object.payment_intent);
    default:
      return undefined;
  }
};

/**
 * Applies a Stripe event once. The event is recorded after its effect is stored, so that a failure in between repeats
 * the effect, which is idempotent.
 */
export const takeEvent = async (event: Stripe.Event): Promise<void> => {
  if (await hasStripeEvent(event.id)) return;
  const intentId = intentOf(event);
  if (intentId) await syncWithStripe(intentId);
  if (intentId && event.type === 'payment_intent.payment_failed') await countDeclinedCard(intentId);
  if (intentId && event.type === 'refund.failed') await noteFailedRefund(intentId, event.data.object);
  await putStripeEvent({
    id: event.id,
    type: event.type,
    ...(intentId && { intentId }),
    createdAt: new Date(event.created * 1000).toISOString(),
    receivedAt: nowIso(),
  });
};
