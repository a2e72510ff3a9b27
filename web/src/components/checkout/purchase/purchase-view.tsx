import { lazy, Suspense } from 'react';
import type { CheckoutProps } from '../checkout.tsx';
import { PurchaseLoading } from './purchase-loading.tsx';

const Checkout = lazy(async () => ({ default: (await import('../checkout.tsx')).Checkout }));

/** Replaces a page's body while the address names a payment intent [APP-19, EMP-14]. */
export const PurchaseView = (props: CheckoutProps) => (
  <Suspense fallback={<PurchaseLoading />}>
    <Checkout {...props} />
  </Suspense>
);
