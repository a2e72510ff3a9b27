import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Attempt, readAttempt, rememberAttempt } from './attempts.ts';

/**
 * The payment that this tab sent before the page opened: before a reload, or before a bank's page that returns here
 * with Stripe's `redirect_status`. Removes what Stripe adds to the address, because it contains the intent's secret.
 */
export const useAttemptBefore = (intentId: string): Attempt | undefined => {
  const [query, setQuery] = useSearchParams();
  const isBack = query.has('redirect_status');
  const [attempt] = useState(() => readAttempt(intentId) ?? (isBack ? {} : undefined));
  const hasSecret = isBack || query.has('payment_intent_client_secret');
  useEffect(() => {
    if (attempt) rememberAttempt(intentId, attempt);
    if (!hasSecret) return;
    setQuery(
      (next) => {
        next.delete('redirect_status');
        next.delete('payment_intent_client_secret');
        return next;
      },
      { replace: true },
    );
  }, [attempt, hasSecret, intentId, setQuery]);
  return attempt;
};
