import * as contract from '@plumbline/shared/contracts/payments/intents';
import { operation } from '../../http/operation.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import { takeEvent, verifyEvent } from '../../services/payments/fulfillment/stripe-events.ts';

/**
 * The webhook. An event only says which payment to look at; its content is never used, so that order does not
 * matter. It is recorded once its effect is durable, and only then answered with success. Failures are counted, because
 * Stripe disables an endpoint that fails for days.
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
