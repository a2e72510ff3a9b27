import type Stripe from 'stripe';
import type { PerformAt } from '../../stripe/records/past.ts';
import type { DemoPurchase } from './purchases.ts';

/** A company's Stripe customer with its saved cards. */
type DemoCustomer = { company: string; customerId: string; defaultCard: string; createdAt: string };
export type PaidPurchase = DemoPurchase & { intentId: string; charge: Stripe.Charge };
export type PlayedMoney = { customers: DemoCustomer[]; paid: PaidPurchase[] };

const openCustomer = (performAt: PerformAt, company: string, since: Date): DemoCustomer => {
  const { id } = performAt<Stripe.Customer>(since, {
    path: 'customers',
    params: { metadata: { companyId: company } },
  });
  const card = performAt<Stripe.PaymentMethod>(since, {
    path: 'payment_methods/:id/attach',
    id: 'pm_card_visa',
    params: { customer: id },
  });
  performAt(since, {
    path: 'customers/:id',
    id,
    params: { invoice_settings: { default_payment_method: card.id } },
  });
  return { company, customerId: id, defaultCard: card.id, createdAt: since.toISOString() };
};

const pay = (performAt: PerformAt, purchase: DemoPurchase, { customerId, defaultCard }: DemoCustomer): PaidPurchase => {
  const { company, userId, slug, productName, amount, job, seeker, paidAt, refund } = purchase;
  const intent = performAt<Stripe.PaymentIntent>(paidAt, {
    path: 'payment_intents',
    params: {
      amount: String(amount),
      currency: 'usd',
      customer: customerId,
      description: productName,
      allowed_payment_method_types: ['card'],
      setup_future_usage: 'off_session',
      payment_method: defaultCard,
      confirm: 'true',
      metadata: {
        product_slug: slug,
        product_name: productName,
        companyId: company,
        userId,
        ...(job && { job_id: job }),
        ...(seeker && { candidate_profile_id: seeker }),
      },
      expand: ['latest_charge'],
    },
  });
  if (refund) performAt(refund.at, { path: 'refunds', params: { payment_intent: intent.id } });
  return { ...purchase, intentId: intent.id, charge: intent.latest_charge as Stripe.Charge };
};

/** Performs the purchases in the Stripe emulator, each at its time, with one saved card for each company. */
export const payAll = (performAt: PerformAt, purchases: readonly DemoPurchase[]): PlayedMoney => {
  const customers = new Map<string, DemoCustomer>();
  const customerOf = ({ company, paidAt }: DemoPurchase): DemoCustomer => {
    const known = customers.get(company) ?? openCustomer(performAt, company, paidAt);
    customers.set(company, known);
    return known;
  };
  const paid = purchases.map((purchase) => pay(performAt, purchase, customerOf(purchase)));
  return { customers: [...customers.values()], paid };
};
