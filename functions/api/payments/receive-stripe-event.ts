import * as contract from '@plumbline/shared/contracts/payments/intents';
import { operation } from '../../http/operation.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import { takeEvent, verifyEvent } from '../../services/payments/fulfillment/stripe-events.ts';

/**
 * Receives the webhook's events. Only the id of the payment is used, not the event's content, so that the order of
 * events doesn't matter. An event is recorded after its effect is stored; only then the response is a success. Failures
 * are counted, because Stripe disables an endpoint that fails for days.
 */
export const receiveStripeEvent = operation(contract.receiveStripeEvent, async ({ rawBody, headers }) => {
  try {
    await takeEvent(await verifyEvent(rawBody, headers['stripe-signature']));
  } catch (error) {
    recordMetric('WebhooksFailed');
    throw error;
  }
  return { success: true };
});
