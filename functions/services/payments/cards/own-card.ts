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

/** A saved card of the company and its customer; a 404 for any other. */
export const ownCard = async (company: string, id: string): Promise<OwnCard> => {
  const customer = await readStripeCustomer(company);
  if (!customer) throw noCard();
  const method = await read(id);
  const holder = typeof method.customer === 'object' ? method.customer?.id : method.customer;
  if (holder !== customer) throw noCard();
  return { card: method.id, customer, fingerprint: method.card?.fingerprint ?? undefined };
};

/** Deletes a card with every copy of it, or it would still be in the list [PAY-21]. */
export const deleteCard = async (company: string, id: string): Promise<void> => {
  const { card, customer, fingerprint } = await ownCard(company, id);
  await askStripe('card', async (client) => {
    const all = fingerprint ? await listCards(client, customer) : [];
    const copies = all.filter((each) => each.id !== card && each.card?.fingerprint === fingerprint);
    // Before Stripe, because a card that is gone cannot be deleted again.
    await forgetDefaultCard(company, [card, ...copies.map((copy) => copy.id)]);
    // The one that was named last, so that a failure before it leaves the card in the list.
    for (const copy of copies) await client.paymentMethods.detach(copy.id);
    await client.paymentMethods.detach(card);
  });
};

/** Stripe keeps which card is the default and is asked for it; the company's profile shows what was chosen [PAY-20]. */
export const setDefaultCard = async (company: string, id: string): Promise<void> => {
  const { card, customer } = await ownCard(company, id);
  await askStripe('card', (client) =>
    client.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
  );
  await noteDefaultCard(company, card);
};
