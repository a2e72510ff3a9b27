import * as contract from '@plumbline/shared/contracts/payments/cards';
import { operation } from '../../../http/operation.ts';
import { ownCard } from '../../../services/payments/cards/own-card.ts';
import { askStripe } from '../../../services/payments/stripe-errors.ts';
import { noteDefaultCard } from '../../../table/payments/stripe-customer.ts';

/** Stripe keeps which card is the default and is asked for it; the company's profile shows what was chosen [PAY-20]. */
export const setDefaultPaymentMethod = operation(contract.setDefaultPaymentMethod, async ({ body, caller }) => {
  const { card, customer } = await ownCard(caller.profileId, body.payment_method);
  await askStripe('card', (client) =>
    client.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
  );
  await noteDefaultCard(caller.profileId, card);
  return { success: true };
});
