import { DAY_MS } from '@plumbline/shared/options/limits';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerReach } from '../../../functions/api/access/reach.ts';
import { changeProduct } from '../../../functions/api/payments/catalog.ts';
import {
  declinePaymentReport,
  refundPayment,
  reportPayment,
} from '../../../functions/api/payments/history/payment-reports.ts';
import { receiveStripeEvent } from '../../../functions/api/payments/receive-stripe-event.ts';
import { nowIso, setClockOffset } from '../../../functions/platform/clock.ts';
import { useStripe } from '../../../functions/platform/stripe.ts';
import { syncWithStripe } from '../../../functions/services/payments/fulfillment/sync-with-stripe.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putPayment, readPayment } from '../../../functions/table/payments/payment.ts';
import { readPaymentReport } from '../../../functions/table/payments/payment-report.ts';
import { readProduct } from '../../../functions/table/payments/product.ts';
import { putPurchase } from '../../../functions/table/payments/purchase.ts';
import { STRIPE_EVENTS } from '../../../infra/operate/stripe-checks.ts';
import { beforeEveryWrite, betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { deliveries } from './deliveries.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, seekers } from './people.ts';
import { call } from './transitions.ts';

const store = useMemoryWorld();

const staff = {
  profileId: '',
  userId: '1a'.repeat(12),
  kind: 'provider',
  email: 'ann@example.com',
  role: 'support',
  staffRole: 'admin',
};

const other = { ...staff, userId: '1b'.repeat(12), email: 'bob@example.com' };

const [{ profileId: seeker }] = seekers;

const id = 'pi_00000000000000000000000001';

const reason = 'The phone is dead.';

/** A company's unlock that is paid and delivered. */
const payment = () => ({
  intentId: id,
  company: company.profileId,
  userId: company.userId,
  family: 'unlock' as const,
  subject: seeker,
  seeker,
  slug: 'unlock_applicant_resume_skill_2' as const,
  productName: 'Unlock Applicant Resume - Skill 2',
  amount: 4900,
  returnUrl: '/dashboard',
  state: 'fulfilled' as const,
  createdAt: nowIso(),
  checkAt: nowIso(),
  paidAt: nowIso(),
});

beforeEach(async () => {
  await transact(putPayment(payment(), undefined));
  useStripe({
    refunds: { create: async () => ({}) },
    paymentIntents: {
      retrieve: async () => ({
        status: 'succeeded',
        latest_charge: { created: 0, amount_refunded: 4900, refunded: true, disputed: false },
      }),
    },
  } as unknown as Stripe);
});

type Act = () => Promise<unknown>;

const interrupted = (meanwhile: Act, work: Act) => outcomeOf(() => betweenReadAndWrite(meanwhile, work));

const price =
  (amount: number, by = staff): Act =>
  () =>
    call(changeProduct, by, { slug: 'job_posting' }, { amount });

const report: Act = () => call(reportPayment, company, {}, { id, reason });

const decline =
  (by = staff): Act =>
  () =>
    call(declinePaymentReport, by, { id }, { reason });

const refund =
  (by = staff): Act =>
  () =>
    call(refundPayment, by, {}, { id, reason, despiteDecline: false });

const askForRefund: Act = async () => {
  const stored = await readPayment(id);
  if (stored) await transact(putPayment({ ...stored, refund: { by: other.userId, at: nowIso(), reason } }, stored));
};

describe('a price', () => {
  it('is changed by the first of two members of staff, and the other one gets an error [PAY-28]', async () => {
    expect(await interrupted(price(5900, other), price(6900))).toBe('product_changed');
    expect(await readProduct('job_posting')).toMatchObject({ amount: 5900, version: 1 });
    expect(await interrupted(price(7900, other), price(6900))).toBe('product_changed');
    expect(await outcomeOf(price(6900))).toBe('done');
    expect(await readProduct('job_posting')).toMatchObject({ amount: 6900, version: 3 });
  });
});

describe('a report of an unlock', () => {
  it('is stored once, when two users of the company report at the same moment', async () => {
    expect(await interrupted(report, report)).toBe('report_exists');
  });

  it('is not stored when the payment is refunded in the meantime', async () => {
    expect(await interrupted(refund(), report)).toBe('report_not_unlocked');
    expect(await readPaymentReport(id)).toBeUndefined();
  });

  it.each<[string, Act, string]>([
    ['declined by somebody else', decline(other), 'declined'],
    ['refunded', refund(other), 'refunded'],
    ['about to be refunded', askForRefund, 'open'],
  ])('is not declined when it is %s meanwhile', async (_, meanwhile, state) => {
    await report();
    expect(await interrupted(meanwhile, decline())).toBe('payment_report_decided');
    expect((await readPaymentReport(id))?.state).toBe(state);
  });

  it('is closed by a refund that was requested before it came', async () => {
    await askForRefund();
    expect(await interrupted(report, refund())).toBe('done');
    expect((await readPaymentReport(id))?.state).toBe('refunded');
  });
});

describe('a refund', () => {
  it('is not requested when the report is declined in the meantime', async () => {
    await report();
    expect(await interrupted(decline(other), refund())).toBe('payment_report_declined');
    expect(await readPayment(id)).toMatchObject({ state: 'fulfilled' });
    expect((await readPayment(id))?.refund).toBeUndefined();
  });

  it('is not requested when the payment changes before each try, and is afterwards', async () => {
    const asked: string[] = [];
    const refunds = {
      create: async ({ payment_intent: intent }: { payment_intent: string }) => asked.push(intent),
    };
    const charge = { created: 0, amount_refunded: 0, refunded: false, disputed: false };
    const paymentIntents = { retrieve: async () => ({ status: 'succeeded', latest_charge: charge }) };
    useStripe({ refunds, paymentIntents } as unknown as Stripe);
    const changeElsewhere: Act = async () => {
      const stored = (await readPayment(id))!;
      await transact(putPayment({ ...stored, returnUrl: `${stored.returnUrl}/again` }, stored));
    };
    expect(await outcomeOf(() => beforeEveryWrite(changeElsewhere, refund()))).toBe('payment_changed');
    expect((await readPayment(id))?.refund).toBeUndefined();
    expect(asked).toEqual([]);

    expect(await outcomeOf(refund())).toBe('done');
    expect((await readPayment(id))?.refund).toMatchObject({ by: staff.userId, reason });
    expect(asked).toEqual([id]);
  });

  it('is recorded for the first of the staff, and completed by the other one', async () => {
    expect(await interrupted(askForRefund, refund())).toBe('done');
    expect(await readPayment(id)).toMatchObject({ state: 'refunded', refund: { by: other.userId } });
    expect(store.ofEntity('AuditEntry')).toHaveLength(0);
  });
});

describe('a payment that another payment has replaced', () => {
  /** Stripe reports that it was paid, and records the requested refunds. */
  const payAtStripe = () => {
    const refunded: string[] = [];
    const charge = { created: 0, amount_refunded: 0, refunded: false, disputed: false };
    useStripe({
      refunds: { create: async ({ payment_intent: intent }: { payment_intent: string }) => refunded.push(intent) },
      paymentIntents: { retrieve: async () => ({ status: 'succeeded', latest_charge: charge }) },
    } as unknown as Stripe);
    return refunded;
  };
  const { family, subject, slug } = payment();
  const purchase = { company: company.profileId, family, subject, slug, amount: 4900, userId: company.userId };
  const name = async (intentId: string) => {
    const times = { createdAt: nowIso(), updatedAt: nowIso() };
    await transact(putPurchase({ ...purchase, ...times, state: 'created', intentId }, undefined));
    await transact(putPayment({ ...payment(), intentId: 'pi_open', state: 'created', paidAt: undefined }, undefined));
  };

  it('delivers nothing and is refunded, should it be paid after all [PAY-24]', async () => {
    const refunded = payAtStripe();
    await name('pi_that_came_later');
    expect(await syncWithStripe('pi_open')).toEqual({ fulfilled: false, status: 'succeeded' });
    expect(store.ofEntity('ContactAccess')).toEqual([]);
    expect(refunded).toEqual(['pi_open']);
  });

  it('opens the contact details while the purchase names it', async () => {
    const refunded = payAtStripe();
    await name('pi_open');
    expect(await syncWithStripe('pi_open')).toEqual({ fulfilled: true, status: 'succeeded' });
    expect(store.ofEntity('ContactAccess')).toMatchObject([{ subject: seeker, paymentIntent: 'pi_open' }]);
    expect(refunded).toEqual([]);
  });
});

describe("an event of Stripe's", () => {
  const SECRET = 'whsec_test';
  const receive = (
    eventId: string,
    { secret = SECRET, age = 0, type = 'payment_intent.succeeded', object = {} } = {},
  ) => {
    const data = { object: { id, ...object } };
    const rawBody = JSON.stringify({ id: eventId, type, created: 0, data });
    const timestamp = Math.floor(Date.now() / 1000) - age;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp });
    return receiveStripeEvent.run({ rawBody, headers: { 'stripe-signature': signature } } as never);
  };
  beforeEach(() => void vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET));

  it.each([
    ['of somebody else', { secret: 'whsec_other' }],
    ['older than five minutes', { age: 301 }],
  ])('is refused with a signature %s', async (_, more) => {
    expect(await outcomeOf(() => receive('evt_3', more))).toBe('signature_invalid');
    expect(store.ofEntity('StripeEvent')).toEqual([]);
  });

  /** The intents that are looked up at Stripe, where each is paid. */
  const noteLooks = (): string[] => {
    const looks: string[] = [];
    const charge = { created: 0, amount_refunded: 0, refunded: false, disputed: false };
    const retrieve = async (intent: string) => {
      looks.push(intent);
      return { status: 'succeeded', latest_charge: charge };
    };
    useStripe({ paymentIntents: { retrieve } } as unknown as Stripe);
    return looks;
  };

  it('causes one check at Stripe, however often it comes', async () => {
    const looks = noteLooks();
    for (const event of ['evt_1', 'evt_1', 'evt_2']) expect(await receive(event)).toEqual({ success: true });
    expect(looks).toEqual([id, id]);
    expect(store.ofEntity('StripeEvent').map((event) => event.id)).toEqual(['evt_1', 'evt_2']);
  });

  it.each(STRIPE_EVENTS)('causes a check of its intent when it is %s', async (type) => {
    const looks = noteLooks();
    const object = type.startsWith('payment_intent.') ? {} : { id: 're_1', payment_intent: id, amount: 4900 };
    expect(await receive('evt_1', { type, object })).toEqual({ success: true });
    expect(looks[0]).toBe(id);
    expect(store.ofEntity('StripeEvent')).toMatchObject([{ type, intentId: id }]);
  });

  it('causes no check when it is of another type or names no intent, and one when it has a whole intent', async () => {
    const looks = noteLooks();
    for (const [index, type] of ['customer.created', 'charge.succeeded', 'payment_intent.created'].entries())
      expect(await receive(`evt_${index}`, { type, object: { payment_intent: id } })).toEqual({ success: true });
    expect(await receive('evt_without', { type: 'charge.refunded', object: { payment_intent: null } })).toEqual({
      success: true,
    });
    expect(looks).toEqual([]);
    expect(await receive('evt_whole', { type: 'charge.refunded', object: { payment_intent: { id } } })).toEqual({
      success: true,
    });
    expect(looks).toEqual([id]);
  });
});

describe('the answer whether a company reached a seeker', () => {
  const answer =
    (reached: boolean): Act =>
    () =>
      call(answerReach, company, { id: seeker }, { reached });
  const reached = () => store.ofEntity('ContactAccess').map((access) => access.reached);

  beforeEach(async () => {
    await deliveries['deliver unlock']();
    setClockOffset(3 * DAY_MS);
  });

  it('is stored once, from the first of two users', async () => {
    expect(await interrupted(answer(true), answer(false))).toBe('reach_not_asked');
    expect(reached()).toEqual([true]);
  });

  it('opens no contact details that are revoked in the meantime', async () => {
    expect(await interrupted(deliveries['take the unlock back'], answer(true))).toBe('reach_not_asked');
    expect(reached()).toEqual([]);
  });
});
