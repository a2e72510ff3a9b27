import type Stripe from 'stripe';
import { secret } from './secrets/secrets.ts';

let client: { key: string; stripe: Promise<Stripe> } | undefined;
let replaced: Stripe | undefined;

/** The local cloud names its own host; elsewhere Stripe's is used. */
const connection = () => {
  const base = process.env.STRIPE_API_BASE;
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  return { host: hostname, port, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) };
};

const createClient = async (key: string): Promise<Stripe> => {
  // Loaded here, so that a start pays for Stripe's client only when a call needs it.
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(key, { ...connection(), maxNetworkRetries: 1, timeout: 4000 });
};

/** Stripe's client, created again when its key has been rotated. */
export const stripe = async (): Promise<Stripe> => {
  if (replaced) return replaced;
  const key = await secret('STRIPE_SECRET_KEY');
  if (client?.key !== key) client = { key, stripe: createClient(key) };
  return client.stripe;
};

/** Takes the place of the client; only tests that run without a network set it. */
export const useStripe = (replacement: Stripe): void => {
  replaced = replacement;
};
