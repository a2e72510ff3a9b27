import * as cards from '@plumbline/shared/contracts/payments/cards';
import * as intents from '@plumbline/shared/contracts/payments/intents';
import {
  declinePaymentReport,
  refundPayment,
  reportPayment,
} from '@plumbline/shared/contracts/payments/payment-history';
import { changeProduct } from '@plumbline/shared/contracts/payments/products';
import { readProduct } from '../../../../functions/table/payments/product.ts';
import { ask } from '../scenes/ask.ts';
import { draftJob } from '../scenes/jobs.ts';
import { newCompany } from '../scenes/people.ts';
import * as purchases from '../scenes/purchases.ts';
import { type Preparations, staffOf } from './preparation.ts';

const PRODUCT = 'candidate_job_briefing';

/** A card that a new company has saved. */
const savedCard = async () => {
  const by = await newCompany();
  const { id } = await ask(cards.createSetupIntent, {}, by);
  const card = { payment_method: 'pm_card_visa' };
  const { payment_method } = await purchases.stripeSide().setupIntents.confirm(id, card);
  return { by, body: { payment_method: String(payment_method) } };
};

/** The event that Stripe sends about a paid intent, with Stripe's signature. */
const eventAbout = async (intent: string) => {
  const stripe = purchases.stripeSide();
  const { data } = await stripe.events.list({ types: ['payment_intent.succeeded'], limit: 100 });
  const event = data.find(({ data: { object } }) => (object as { id?: string }).id === intent);
  if (!event) throw new Error(`Stripe has no event about ${intent}`);
  const text = JSON.stringify(event);
  const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
  return { text, headers: { 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload: text, secret }) } };
};

export const payments: Preparations = {
  [intents.createIntent.name]: async ({ people: { company } }) => ({
    by: company,
    body: purchases.orderOf('job_posting', { job_id: await draftJob(company) }),
  }),
  [intents.getIntent.name]: async ({ people: { company } }) => {
    const body = purchases.orderOf('job_posting', { job_id: await draftJob(company) });
    const { id } = await ask(intents.createIntent, { body }, company);
    return { by: company, params: { id } };
  },
  [intents.recordPayment.name]: async ({ people: { company }, origin }) => {
    const id = await purchases.unheardPosting(origin, company, await draftJob(company));
    return { by: company, body: { id } };
  },
  [intents.receiveStripeEvent.name]: async ({ people: { company }, origin }) =>
    eventAbout(await purchases.unheardPosting(origin, company, await draftJob(company))),
  [refundPayment.name]: async (demo) => {
    const { payment } = await purchases.unlockSomebody(demo.people.company);
    return { by: staffOf(demo), body: { id: payment, reason: 'Neither number nor address works.' } };
  },
  [reportPayment.name]: async ({ people: { company } }) => {
    const { payment } = await purchases.unlockSomebody(company);
    return { by: company, body: { id: payment, reason: 'The number is dead.' } };
  },
  [declinePaymentReport.name]: async (demo) => {
    const { company } = demo.people;
    const { payment } = await purchases.unlockSomebody(company);
    await ask(reportPayment, { body: { id: payment, reason: 'The number is dead.' } }, company);
    return { by: staffOf(demo), params: { id: payment }, body: { reason: 'The number rings.' } };
  },
  [changeProduct.name]: async (demo) => {
    const { amount } = await readProduct(PRODUCT);
    return { by: staffOf(demo), params: { slug: PRODUCT }, body: { amount: amount + 100 } };
  },
  [cards.setDefaultPaymentMethod.name]: savedCard,
  [cards.deletePaymentMethod.name]: savedCard,
};
