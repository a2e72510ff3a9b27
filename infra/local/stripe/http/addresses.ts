import type Stripe from 'stripe';
import type { Params } from './params.ts';

/** Returns an address with all of Stripe's fields; absent ones are null. */
export function readAddress(address: Params | undefined): Stripe.Address {
  return {
    city: address?.text('city') ?? null,
    country: address?.text('country') ?? null,
    line1: address?.text('line1') ?? null,
    line2: address?.text('line2') ?? null,
    postal_code: address?.text('postal_code') ?? null,
    state: address?.text('state') ?? null,
  };
}

export function readBillingDetails(details: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  return {
    address: readAddress(details?.hash('address')),
    email: details?.text('email') ?? null,
    name: details?.text('name') ?? null,
    phone: details?.text('phone') ?? null,
    tax_id: details?.text('tax_id') ?? null,
  };
}

/** Returns the `shipping` hash of a customer or an intent; null when it is absent or cleared. */
export function readShipping(params: Params): { address: Stripe.Address; name: string; phone: string } | null {
  const shipping = params.hash('shipping');
  if (!shipping) return null;
  return {
    address: readAddress(shipping.hash('address')),
    name: shipping.text('name') ?? '',
    phone: shipping.text('phone') ?? '',
  };
}
