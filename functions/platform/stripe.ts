import type Stripe from 'stripe';
import { secret } from './secrets.ts';

let client: Promise<Stripe> | undefined;

/** The local cloud names its own host; elsewhere Stripe's is used. */
const connection = () => {
  const base = process.env.STRIPE_API_BASE;
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  return { host: hostname, port, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) };
};

export const stripe = (): Promise<Stripe> => {
  client ??= secret('STRIPE_SECRET_KEY')
    .then(async (key) => {
      // Loaded here, so that a start pays for Stripe's client only when a call needs it.
      const { default: StripeClient } = await import('stripe');
      return new StripeClient(key, { ...connection(), maxNetworkRetries: 1, timeout: 4000 });
    })
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
};

/** Takes the place of the client; only tests that run without a network set it. */
export const useStripe = (replacement: Stripe): void => {
  client = Promise.resolve(replacement);
};
