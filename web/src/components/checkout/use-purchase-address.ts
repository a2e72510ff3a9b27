import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The parameters that a purchase adds to an address: the app's own, and those that Stripe appends after a bank's page.
 */
const PURCHASE_KEYS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

const withoutPurchase = (query: URLSearchParams): URLSearchParams => {
  for (const key of PURCHASE_KEYS) query.delete(key);
  return query;
};

/** Returns the checkout's address without a purchase, to which a bank's page leads back. Stripe appends the intent. */
export const checkoutReturnUrl = (address: string): string => {
  const url = new URL(address);
  withoutPurchase(url.searchParams);
  return url.href;
};

/** The page's own address with and without a payment intent; the rest of the query stays [PRO-03]. */
export const usePurchaseAddress = () => {
  const { pathname, search, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const addressWith = (intent?: string) => {
    const next = withoutPurchase(new URLSearchParams(search));
    if (intent) next.set('payment_intent', intent);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const leavePurchase = () => setQuery(withoutPurchase, { replace: true, state });
  return { intentId: query.get('payment_intent') ?? undefined, addressWith, leavePurchase };
};
