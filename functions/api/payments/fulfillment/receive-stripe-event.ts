import * as contract from '@plumbline/shared/contracts/payments/intents';
import type Stripe from 'stripe';
import { operation } from '../../../http/operation.ts';
import { now, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { recordMetric } from '../../../platform/metrics/record-metric.ts';
import { tryWebhookSecrets } from '../../../platform/secrets/secrets.ts';
import { countDeclinedCard } from '../../../services/payments/fulfillment/count-declined-card.ts';
import { syncWithStripe } from '../../../services/payments/fulfillment/sync-with-stripe.ts';
import { hasStripeEvent, putStripeEvent } from '../../../table/payments/stripe-event.ts';

/** Seconds a signature is good for. */
const TOLERANCE_S = 300;

const verify = async (rawBody: string, signature = ''): Promise<Stripe.Event> => {
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

/** The intent an event is about; undefined for an event that changes nothing here. */
const intentOf = (event: Stripe.Event): string | undefined => {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return event.data.object.id;
    case 'charge.refunded':
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

const takeEvent = async (event: Stripe.Event): Promise<void> => {
  if (await hasStripeEvent(event.id)) return;
  const intentId = intentOf(event);
  if (intentId) await syncWithStripe(intentId);
  if (intentId && event.type === 'payment_intent.payment_failed') await countDeclinedCard(intentId);
  await putStripeEvent({
    id: event.id,
    type: event.type,
    ...(intentId && { intentId }),
    createdAt: new Date(event.created * 1000).toISOString(),
    receivedAt: nowIso(),
  });
};

/**
 * The webhook. An event only says which payment to look at; its content is never used, so that order does not
 * matter. It is recorded once its effect is durable, and only then answered with success. Failures are counted, because
 * Stripe disables an endpoint that fails for days.
 */
export const receiveStripeEvent = operation(contract.receiveStripeEvent, async ({ rawBody, headers }) => {
  try {
    await takeEvent(await verify(rawBody, headers['stripe-signature']));
  } catch (error) {
    recordMetric('WebhooksFailed');
    throw error;
  }
  return { success: true };
});
