import { useLocation, useSearchParams } from 'react-router-dom';

/** The page's own address with and without a payment intent; everything else in the query stays [PRO-03]. */
export const usePurchaseAddress = () => {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const addressWith = (intent?: string) => {
    const next = new URLSearchParams(search);
    next.delete('payment_intent');
    if (intent) next.set('payment_intent', intent);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const leavePurchase = () =>
    setQuery(
      (next) => {
        next.delete('payment_intent');
        return next;
      },
      { replace: true },
    );
  return { intentId: query.get('payment_intent') ?? undefined, addressWith, leavePurchase };
};
