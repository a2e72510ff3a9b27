import type Stripe from 'stripe';
import { ApiError } from '../../../platform/errors.ts';
import { forgetDefaultCard, noteDefaultCard, readStripeCustomer } from '../../../table/payments/stripe-customer.ts';
import { askStripe, stripeCode } from '../stripe-errors.ts';
import { listCards } from './saved-cards.ts';

const noCard = () => new ApiError('card_not_found');

const read = (id: string): Promise<Stripe.PaymentMethod> =>
  askStripe('card', async (client) => {
    try {
      return await client.paymentMethods.retrieve(id);
    } catch (error) {
      throw stripeCode(error) === 'resource_missing' ? noCard() : error;
    }
  });

type OwnCard = { card: string; customer: string; fingerprint: string | undefined };

/** Returns a saved card of the company and the Stripe customer. Throws `card_not_found` for any other card. */
export const ownCard = async (company: string, id: string): Promise<OwnCard> => {
  const customer = await readStripeCustomer(company);
  if (!customer) throw noCard();
  const method = await read(id);
  const holder = typeof method.customer === 'object' ? method.customer?.id : method.customer;
  if (holder !== customer) throw noCard();
  return { card: method.id, customer, fingerprint: method.card?.fingerprint ?? undefined };
};

/** Deletes a card and its copies, because a copy would keep the card in the list [PAY-21]. */
export const deleteCard = async (company: string, id: string): Promise<void> => {
  const { card, customer, fingerprint } = await ownCard(company, id);
  await askStripe('card', async (client) => {
    const all = fingerprint ? await listCards(client, customer) : [];
    const copies = all.filter((each) => each.id !== card && each.card?.fingerprint === fingerprint);
    // The table is written before Stripe, because a deleted card can't be deleted again after a failure.
    await forgetDefaultCard(company, [card, ...copies.map((copy) => copy.id)]);
    // The named card is detached last, so that it is still in the list after an earlier failure.
    for (const copy of copies) await client.paymentMethods.detach(copy.id);
    await client.paymentMethods.detach(card);
  });
};

/**
 * Sets the default card at Stripe, which is read for payments, and stores the choice in the company's profile [PAY-20].
 */
export const setDefaultCard = async (company: string, id: string): Promise<void> => {
  const { card, customer } = await ownCard(company, id);
  await askStripe('card', (client) =>
    client.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
  );
  await noteDefaultCard(company, card);
};
