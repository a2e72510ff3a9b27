import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { origin } from '../cloud/cloud.ts';
import type { Person } from '../people/people.ts';

const sdk = (key: string): Stripe => {
  const { hostname, port } = new URL(origin());
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

/** Stripe's own side of the local cloud, as its dashboard would see it. */
export const stripeSide = (): Stripe => sdk('sk_test_local');

const control = async (path: string, body: object = {}): Promise<unknown> => {
  const response = await fetch(`${origin()}/__local/stripe/test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** Whether Stripe's webhooks are sent, held back, sent twice or lost. */
export const webhooks = (mode: 'normal' | 'hold' | 'duplicate' | 'drop'): Promise<unknown> =>
  control('webhooks', { mode });
export const releaseWebhooks = (order: 'created' | 'reversed' = 'created'): Promise<unknown> =>
  control('webhooks/release', { order });
export const redeliver = (eventId: string): Promise<unknown> => control(`events/${eventId}/redeliver`);

/** The bank returns a refund that was made, as when the card's account was closed. */
export const failRefund = (id: string): Promise<unknown> => control(`refunds/${id}/fail`);

/** The events of some types about an intent, newest first. */
export const eventsAbout = async (intentId: string, ...types: string[]): Promise<Stripe.Event[]> => {
  const { data } = await stripeSide().events.list({ types, limit: 100 });
  return data.filter(({ data: { object } }) => JSON.stringify(object).includes(intentId));
};

/** Requests an intent as the web app does; every call has its own key unless one is given. */
export const orderOf = (product_slug: string, subject: object, more: object = {}) => ({
  product_slug,
  ...subject,
  return_url: '/dashboard',
  idempotencyKey: randomUUID(),
  ...more,
});

export const buy = async (
  { api }: Person,
  product_slug: string,
  subject: object,
  more: object = {},
): Promise<string> => {
  const { status, body } = await api.post('/api/payment/intent', orderOf(product_slug, subject, more));
  if (status !== 201 || !body.id) throw new Error(`payment/intent answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
};

/**
 * The values that the browser needs to pay an intent; an intent that could no longer be delivered is canceled when it
 * is requested.
 */
export const secretOf = async ({ api }: Person, intentId: string): Promise<string> =>
  (await api.get(`/api/payment/intent/${intentId}`)).body.client_secret;

/** Pays with a secret that the browser got before. */
export const payWithSecret = (intentId: string, client_secret: string, card = 'pm_card_visa') =>
  sdk('pk_test_local').paymentIntents.confirm(intentId, {
    payment_method: card,
    client_secret,
    return_url: `${origin()}/dashboard`,
  } as Stripe.PaymentIntentConfirmParams);

/** Pays an intent the way the browser does: with the publishable key and the intent's secret. */
export const payByCard = async (person: Person, intentId: string, card?: string) =>
  payWithSecret(intentId, await secretOf(person, intentId), card);
