import { randomUUID } from 'node:crypto';
import { getSeekerActions } from '@plumbline/shared/contracts/jobs/job-people';
import { createIntent, recordPayment } from '@plumbline/shared/contracts/payments/intents';
import Stripe from 'stripe';
import { ask } from './ask.ts';
import { newSeeker, type Person } from './people.ts';

/** Stripe's own side of the local cloud. */
export const stripeSide = (): Stripe => {
  const { hostname, port } = new URL(process.env.STRIPE_API_BASE ?? '');
  return new Stripe(process.env.STRIPE_SECRET_KEY ?? '', { host: hostname, port, protocol: 'http' });
};

/** The body of a purchase; every one has its own key. */
export const orderOf = (product_slug: string, subject: object) => ({
  product_slug,
  ...subject,
  return_url: '/employees/jobs',
  idempotencyKey: randomUUID(),
});

/** Pays an intent with the test card, as the browser would. */
export const payByCard = async (intent: string): Promise<void> => {
  const card = { payment_method: 'pm_card_visa', return_url: 'http://localhost/' };
  await stripeSide().paymentIntents.confirm(intent, card);
};

type Buyer = Pick<Person, 'id'>;

/** A paid intent that the product has not been notified of. */
const paidIntent = async (company: Buyer, product: string, subject: object): Promise<string> => {
  const { id } = await ask(createIntent, { body: orderOf(product, subject) }, company);
  await payByCard(id);
  return id;
};

const deliverWebhooks = async (origin: string, mode: 'normal' | 'drop'): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ mode });
  const { ok, status } = await fetch(`${origin}/__local/stripe/test/webhooks`, { method: 'POST', headers, body });
  if (!ok) throw new Error(`The webhooks answered ${status}`);
};

/** A paid posting whose webhook is lost. */
export const unheardPosting = async (origin: string, company: Buyer, job: string): Promise<string> => {
  await deliverWebhooks(origin, 'drop');
  try {
    return await paidIntent(company, 'job_posting', { job_id: job });
  } finally {
    await deliverWebhooks(origin, 'normal');
  }
};

/** Buys a product and waits for its delivery; returns the payment. */
export const buy = async (company: Buyer, product: string, subject: object): Promise<string> => {
  const id = await paidIntent(company, product, subject);
  await ask(recordPayment, { body: { id } }, company);
  return id;
};

export const UNLOCK = 'unlock_applicant_resume_skill_2';

/** The product that unlocks a seeker who isn't known from a job. */
export const unlockOf = ({ profileId }: Pick<Person, 'profileId'>) => ({ candidate_profile_id: profileId });

/** A new seeker whom the company has paid for, and the payment. */
export const unlockSomebody = async (company: Buyer): Promise<{ seeker: Person; payment: string }> => {
  const seeker = await newSeeker();
  return { seeker, payment: await buy(company, UNLOCK, unlockOf(seeker)) };
};

/** Buys the details of a seeker who is known to the company from a job. */
export const unlockApplicant = async (company: Buyer, { profileId }: Person, job: string): Promise<void> => {
  const { unlock } = await ask(getSeekerActions, { query: { profileId, jobId: job } }, company);
  await buy(company, unlock.slug, { candidate_profile_id: profileId, job_id: job });
};
