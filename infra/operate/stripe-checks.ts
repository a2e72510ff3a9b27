import type { Problems } from './account-checks.ts';
import { type Answer, isError } from './ask-aws.ts';

/** The API version of the endpoint in Stripe's dashboard, which must be that of the functions' client. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** The events that the webhook handles. */
export const STRIPE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

export type StripeEndpoint = { url: string; status: string; enabled_events: string[]; api_version: string | null };

/**
 * Checks the result of `GET /v1/webhook_endpoints`: the endpoint of this site must receive the events that the
 * functions need.
 */
export function checkStripeEndpoint(answer: Answer<{ data: StripeEndpoint[] }>, siteUrl: string): Problems {
  if (isError(answer)) return [`Stripe refused the secret key: ${answer.error}`];
  const url = `${siteUrl}/api/payment/webhook`;
  const endpoint = answer.value.data.find((it) => it.url === url);
  if (!endpoint) return [`Stripe has no webhook endpoint ${url}: add it (docs/deploy.md)`];
  const { status, enabled_events: enabled, api_version: version } = endpoint;
  const missing = enabled.includes('*') ? [] : STRIPE_EVENTS.filter((event) => !enabled.includes(event));
  return [
    ...(status === 'enabled' ? [] : [`Stripe's endpoint ${url} is ${status}: enable it`]),
    ...(missing.length ? [`Stripe's endpoint ${url} does not send ${missing.join(', ')}: add these events`] : []),
    ...(version === STRIPE_API_VERSION
      ? []
      : [`Stripe's endpoint ${url} has API version ${version}: create one with ${STRIPE_API_VERSION}`]),
  ];
}

/** Reads the endpoints with the secret key. */
export async function askStripeEndpoints(secretKey: string): Promise<Answer<{ data: StripeEndpoint[] }>> {
  try {
    const response = await fetch('https://api.stripe.com/v1/webhook_endpoints?limit=100', {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    const body = (await response.json()) as { data: StripeEndpoint[]; error?: { message: string } };
    return response.ok ? { value: body } : { error: body.error?.message ?? String(response.status) };
  } catch (error) {
    return { error: String(error) };
  }
}
