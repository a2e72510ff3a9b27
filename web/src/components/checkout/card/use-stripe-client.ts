import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { stripeClient } from './load-stripe.ts';

/** The payment provider's client as it loads; `retry` loads it again after a failure. */
export const useStripeClient = () => {
  const [attempt, setAttempt] = useState(0);
  const [client, setClient] = useState<Stripe>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    stripeClient().then(setClient, (error: unknown) => {
      console.error('The card form could not be loaded', error);
      setFailedAttempt(attempt);
    });
  }, [attempt]);
  return { client, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
};
