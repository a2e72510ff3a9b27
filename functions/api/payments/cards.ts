import * as contract from '@plumbline/shared/contracts/payments/cards';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { deleteCard, setDefaultCard } from '../../services/payments/cards/own-card.ts';
import { listCards } from '../../services/payments/cards/saved-cards.ts';
import { companyCustomer } from '../../services/payments/checkout/company-customer.ts';
import { askStripe } from '../../services/payments/stripe-errors.ts';
import { readStripeCustomer } from '../../table/payments/stripe-customer.ts';

/**
 * Returns the company's cards. A card that was entered twice is listed once. If there is only one card, it is the
 * default [PAY-16, PAY-17].
 */
export const listPaymentMethods = operation(contract.listPaymentMethods, async ({ caller }) => {
  const customerId = await readStripeCustomer(caller.profileId);
  if (!customerId) return { results: [] };
  const [customer, methods] = await askStripe('card', (client) =>
    Promise.all([client.customers.retrieve(customerId), listCards(client, customerId)]),
  );
  const chosen = customer.deleted ? undefined : customer.invoice_settings.default_payment_method;
  const copies = Map.groupBy(methods, ({ id, card }) => card?.fingerprint ?? id);
  return {
    results: [...copies.values()].flatMap((same) => {
      const { id, card } = same.find((each) => each.id === chosen) ?? same[0] ?? {};
      if (!id || !card) return [];
      const { brand, exp_month, exp_year, last4 } = card;
      return [
        {
          id,
          customer: customerId,
          isDefault: id === chosen || copies.size === 1,
          card: { brand, exp_month, exp_year, last4 },
        },
      ];
    }),
  };
});

/** Returns a setup intent for a card that the company saves for later purchases [PAY-14]. */
export const createSetupIntent = operation(contract.createSetupIntent, async ({ caller }) => {
  await spendNamedBudget('setup-intent', caller.profileId);
  const customer = await companyCustomer(caller.profileId);
  const { id, client_secret: secret } = await askStripe('purchase', (client) =>
    client.setupIntents.create({ customer, allowed_payment_method_types: ['card'], usage: 'off_session' }),
  );
  if (!secret) throw new ApiError('purchase_unavailable');
  return { id, client_secret: secret };
});

export const setDefaultPaymentMethod = operation(contract.setDefaultPaymentMethod, async ({ body, caller }) => {
  await setDefaultCard(caller.profileId, body.payment_method);
  return { success: true };
});

export const deletePaymentMethod = operation(contract.deletePaymentMethod, async ({ body, caller }) => {
  await deleteCard(caller.profileId, body.payment_method);
  return { success: true };
});
