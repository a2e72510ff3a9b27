import type { Stripe } from '@stripe/stripe-js';

const load = async (): Promise<Stripe> => {
  // The `pure` module doesn't load Stripe.js into the page until `loadStripe` is called.
  const [{ loadStripe }, response] = await Promise.all([import('@stripe/stripe-js/pure'), fetch('/config.json')]);
  const { stripePublishableKey } = (await response.json()) as { stripePublishableKey: string };
  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
};

let loading: Promise<Stripe> | undefined;

/** The payment provider's client, loaded once; after a failure the next call tries again. */
export const stripeClient = (): Promise<Stripe> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
