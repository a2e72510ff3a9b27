import type { ProductSlug } from '@plumbline/shared/options/products';
import { changeProduct } from '../../../functions/api/payments/catalog.ts';
import { refundPayment } from '../../../functions/api/payments/history/payment-reports.ts';
import { createIntent, recordPayment } from '../../../functions/api/payments/intents.ts';
import { ApiError } from '../../../functions/platform/errors.ts';
import { handler as reconcile } from '../../../functions/schedules/reconcile-payments.ts';
import { type Outcome, request } from './io.ts';
import { pause, type Session } from './session.ts';
import { collect } from './webhook-delivery.ts';
import { COMPANY, RIVAL, subjectOf, USER } from './world.ts';

const STAFF = { userId: 'e'.repeat(24), email: 'staff@plumbline.test', displayName: 'Sam Whitaker' };

const MOST_TRIES = 4;

/** A schedule without faults has no reason for a 5xx; a rejection is a normal response. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

const note = (session: Session, what: string, outcome: Outcome<unknown>): void => {
  if (outcome === 'crashed' || !('error' in outcome) || isRefusal(outcome.error)) return;
  if (session.boundary.faultsMet === 0) session.violations.push(`${what} failed by itself: ${outcome.error}`);
};

const isFinal = (outcome: Outcome<unknown>): boolean =>
  outcome !== 'crashed' && ('answer' in outcome || isRefusal(outcome.error));

/** Requests an intent, again after a failure, mostly with the same key. */
const startPurchase = async (
  session: Session,
  { company, key, slug }: { company: string; key: string; slug: ProductSlug },
): Promise<string | undefined> => {
  const { random, isPlain } = session;
  const subject = subjectOf(slug, isPlain ? 2 : 1 + random.below(3));
  let idempotencyKey = key;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const body = { product_slug: slug, ...subject, return_url: `/${key}`, idempotencyKey };
    const outcome = await request(() =>
      createIntent.run({ body, caller: { profileId: company, userId: USER } } as never),
    );
    note(session, 'createIntent', outcome);
    collect(session);
    if (isFinal(outcome)) return outcome !== 'crashed' && 'answer' in outcome ? outcome.answer.id : undefined;
    if (!isPlain && random.chance(0.2)) idempotencyKey = `${key}-${tries}`;
  }
  return undefined;
};

const cardOf = ({ isPlain, random }: Session): string => {
  if (isPlain) return 'pm_card_visa';
  if (random.chance(0.12)) return 'pm_card_visa_chargeDeclined';
  return random.chance(0.08) ? 'pm_card_createDispute' : 'pm_card_visa';
};

/** The browser pays at Stripe, which shows the buyer its errors. */
const pay = async (session: Session, intent: string, card: string): Promise<boolean> => {
  await session.scheduler.step('the buyer pays');
  const paid = await session.stripe.sdk.paymentIntents
    .confirm(intent, { payment_method: card, return_url: 'http://explorer.invalid' })
    .then(({ status }) => status === 'succeeded')
    .catch(() => false);
  collect(session);
  return paid;
};

const comeBack = async (session: Session, company: string, id: string): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const outcome = await request(() => recordPayment.run({ body: { id }, caller: { profileId: company } } as never));
    note(session, 'recordPayment', outcome);
    if (isFinal(outcome)) break;
  }
  collect(session);
};

/** One tab of a company: requests, pays or leaves, returns before or after paying, or not at all. */
export const buyer = (session: Session, company = COMPANY, key = 'first-tab', slug = session.slug): void =>
  session.scheduler.start(async () => {
    const { random, isPlain } = session;
    if (!isPlain) await pause(session, 12);
    const intent = await startPurchase(session, { company, key, slug });
    if (!intent || (!isPlain && random.chance(0.1))) return;
    if (!isPlain && random.chance(0.15)) await comeBack(session, company, intent);
    const paid = await pay(session, intent, cardOf(session));
    if (!paid && random.chance(0.7)) await pay(session, intent, 'pm_card_visa');
    if (isPlain || random.chance(0.7)) await comeBack(session, company, intent);
  });

/** Another company buys priority access to the seeker while a checkout about the seeker is open. */
export const rivalWindow = (session: Session): void => {
  session.mayRefund = true;
  buyer(session, RIVAL, 'rival-window', 'skilled_worker_priority_access');
};

export const reconciler = (session: Session): void =>
  session.scheduler.start(async () => {
    await pause(session, 60);
    const outcome = await request(reconcile);
    note(session, 'reconcile', outcome);
    collect(session);
  });

const paidIntents = async ({ stripe }: Session): Promise<string[]> =>
  (await stripe.sdk.paymentIntents.list({ limit: 20 })).data.flatMap(({ id, status }) =>
    status === 'succeeded' ? [id] : [],
  );

/** Refunds money in Stripe's dashboard, all of it or a part. */
export const dashboard = (session: Session): void => {
  session.mayRefund = true;
  session.scheduler.start(async () => {
    await pause(session, 80);
    for (const payment_intent of (await paidIntents(session)).slice(0, 1)) {
      const part = session.random.chance(0.4) ? { amount: 100 } : {};
      await session.stripe.sdk.refunds.create({ payment_intent, ...part }).catch(() => undefined);
    }
    collect(session);
  });
};

/** The bank decides a dispute against the company that sells. */
export const bank = (session: Session): void =>
  session.scheduler.start(async () => {
    await pause(session, 100);
    const { data } = await session.stripe.sdk.disputes.list({ limit: 5 });
    for (const { id } of data) await session.stripe.sdk.disputes.close(id).catch(() => undefined);
    collect(session);
  });

const PART_KEYS = ['a', 'b'].map((digit) => digit.repeat(24));

/** Two of the staff refund the same payment, each all of it or a part. Both parts together exceed some prices. */
export const staff = (session: Session): void => {
  session.mayRefund = true;
  for (const key of PART_KEYS) {
    session.scheduler.start(async () => {
      await pause(session, 80);
      for (const id of (await paidIntents(session)).slice(0, 1)) {
        const part = session.random.chance(0.6) ? { part: { amount: 3000, key } } : {};
        const given = { body: { id, reason: 'The number is dead', ...part }, caller: STAFF };
        note(session, 'refundPayment', await request(() => refundPayment.run(given as never)));
      }
      collect(session);
    });
  }
};

export const pricing = (session: Session): void =>
  session.scheduler.start(async () => {
    await pause(session, 40);
    const amount = session.random.pick([100, 2500, 99_900]);
    const given = { params: { slug: session.slug }, body: { amount }, caller: STAFF };
    note(session, 'changeProduct', await request(() => changeProduct.run(given as never)));
  });
