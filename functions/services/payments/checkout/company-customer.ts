import { nowIso } from '../../../platform/clock.ts';
import { putStripeCustomer, readStripeCustomer } from '../../../table/payments/stripe-customer.ts';
import { askStripe } from '../stripe-errors.ts';

/** The company's Stripe customer, made at its first purchase; concurrent first purchases end with one. */
export const companyCustomer = async (company: string): Promise<string> => {
  const known = await readStripeCustomer(company);
  if (known) return known;
  // Nothing that may change stands in the parameters: the key answers the same customer only for the same request.
  const customer = await askStripe('purchase', (client) =>
    client.customers.create({ metadata: { companyId: company } }, { idempotencyKey: `customer:${company}` }),
  );
  await putStripeCustomer(company, customer.id, nowIso());
  return customer.id;
};
