import * as contract from '@plumbline/shared/contracts/payments';
import { operation } from '../http/operation.ts';
import { readStripeCustomer } from '../table/stripe-customer.ts';
import { askStripe } from './stripe-errors.ts';

/** Stripe's most for one page; no company keeps more cards. */
const LIMIT = 100;

/** PAY-16, PAY-17: a company that never bought anything has no cards. */
export const listPaymentMethods = operation(contract.listPaymentMethods, async ({ caller }) => {
  const customerId = await readStripeCustomer(caller.profileId);
  if (!customerId) return { results: [] };
  const [customer, methods] = await askStripe('Something went wrong', (client) =>
    Promise.all([
      client.customers.retrieve(customerId),
      client.paymentMethods.list({ customer: customerId, type: 'card', limit: LIMIT }),
    ]),
  );
  const chosen = customer.deleted ? undefined : customer.invoice_settings.default_payment_method;
  return {
    results: methods.data.flatMap(({ id, card }) => {
      if (!card) return [];
      const { brand, exp_month, exp_year, last4 } = card;
      return [{ id, customer: customerId, isDefault: id === chosen, card: { brand, exp_month, exp_year, last4 } }];
    }),
  };
});
