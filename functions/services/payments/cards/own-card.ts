import type Stripe from 'stripe';
import { ApiError } from '../../../platform/errors.ts';
import { readStripeCustomer } from '../../../table/payments/stripe-customer.ts';
import { askStripe, stripeCode } from '../stripe-errors.ts';

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
