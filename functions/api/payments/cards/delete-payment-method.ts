import * as contract from '@plumbline/shared/contracts/payments/cards';
import { operation } from '../../../http/operation.ts';
import { ownCard } from '../../../services/payments/cards/own-card.ts';
import { listCards } from '../../../services/payments/cards/saved-cards.ts';
import { askStripe } from '../../../services/payments/stripe-errors.ts';
import { forgetDefaultCard } from '../../../table/payments/stripe-customer.ts';

/** Deletes a card with every copy of it, or it would still be in the list [PAY-21]. */
export const deletePaymentMethod = operation(contract.deletePaymentMethod, async ({ body, caller }) => {
  const { card, customer, fingerprint } = await ownCard(caller.profileId, body.payment_method);
  await askStripe('card', async (client) => {
    const all = fingerprint ? await listCards(client, customer) : [];
    const copies = all.filter((each) => each.id !== card && each.card?.fingerprint === fingerprint);
    // Before Stripe, because a card that is gone cannot be deleted again.
    await forgetDefaultCard(caller.profileId, [card, ...copies.map(({ id }) => id)]);
    // The one that was named last, so that a failure before it leaves the card in the list.
    for (const { id } of copies) await client.paymentMethods.detach(id);
    await client.paymentMethods.detach(card);
  });
  return { success: true };
});
