import type Stripe from 'stripe';
import { secret } from './secrets/secrets.ts';

let client: { key: string; stripe: Promise<Stripe> } | undefined;
let replaced: Stripe | undefined;

/** Returns the host of the local cloud's Stripe emulator, or nothing for Stripe's own. */
const connection = () => {
  const base = process.env.STRIPE_API_BASE;
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  return { host: hostname, port, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) };
};

const createClient = async (key: string): Promise<Stripe> => {
  // Loaded only when a call needs it, because Stripe's client slows down a cold start.
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(key, { ...connection(), maxNetworkRetries: 1, timeout: 4000 });
};

/** Returns Stripe's client. It is created again after its key has been rotated. */
export const stripe = async (): Promise<Stripe> => {
  if (replaced) return replaced;
  const key = await secret('STRIPE_SECRET_KEY');
  if (client?.key !== key) client = { key, stripe: createClient(key) };
  return client.stripe;
};

/** Replaces the client, for tests without a network. */
export const useStripe = (replacement: Stripe): void => {
  replaced = replacement;
};
