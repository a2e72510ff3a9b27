import { nowIso } from '../../../platform/clock.ts';
import { putStripeCustomer, readStripeCustomer } from '../../../table/payments/stripe-customer.ts';
import { askStripe } from '../stripe-errors.ts';

/**
 * Returns the company's Stripe customer, created at its first purchase. Concurrent first purchases get the same one.
 */
export const companyCustomer = async (company: string): Promise<string> => {
  const known = await readStripeCustomer(company);
  if (known) return known;
  // Parameters must stay constant: Stripe replays an idempotency key only for an identical request.
  const customer = await askStripe('purchase', (client) =>
    client.customers.create({ metadata: { companyId: company } }, { idempotencyKey: `customer:${company}` }),
  );
  await putStripeCustomer(company, customer.id, nowIso());
  return customer.id;
};
