import { DAY_MS } from '@plumbline/shared/options/limits';
import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerReach } from '../../../functions/access/reach/answer-reach.ts';
import { changeProduct } from '../../../functions/payments/catalog/change-product.ts';
import { refundPayment } from '../../../functions/payments/fulfillment/refund-payment.ts';
import { declinePaymentReport } from '../../../functions/payments/history/decline-payment-report.ts';
import { reportPayment } from '../../../functions/payments/history/report-payment.ts';
import { nowIso, setClockOffset } from '../../../functions/platform/clock.ts';
import { useStripe } from '../../../functions/platform/stripe.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putPayment, readPayment } from '../../../functions/table/payments/payment.ts';
import { readPaymentReport } from '../../../functions/table/payments/payment-report.ts';
import { readProduct } from '../../../functions/table/payments/product.ts';
import { betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { deliveries } from './deliveries.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, seekers } from './people.ts';
import { call } from './transitions.ts';

const store = useMemoryWorld();

const staff = { profileId: '', userId: '1a'.repeat(12), kind: 'provider', email: 'ann@example.com', role: 'support' };
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
  it('is changed by the first of two members of staff, and the other one is told [PAY-28]', async () => {
    expect(await interrupted(price(5900, other), price(6900))).toBe('product_changed');
    expect(await readProduct('job_posting')).toMatchObject({ amount: 5900, version: 1 });
    expect(await interrupted(price(7900, other), price(6900))).toBe('product_changed');
    expect(await outcomeOf(price(6900))).toBe('done');
    expect(await readProduct('job_posting')).toMatchObject({ amount: 6900, version: 3 });
  });
});

describe('a report of an unlock', () => {
  it('is written once, when two users of the company report at once', async () => {
    expect(await interrupted(report, report)).toBe('report_exists');
  });

  it('is not written when the payment is refunded meanwhile', async () => {
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

  it('is closed by a refund that was asked for before it came', async () => {
    await askForRefund();
    expect(await interrupted(report, refund())).toBe('done');
    expect((await readPaymentReport(id))?.state).toBe('refunded');
  });
});

describe('a refund', () => {
  it('is not asked for when the report is declined meanwhile', async () => {
    await report();
    expect(await interrupted(decline(other), refund())).toBe('payment_report_declined');
    expect(await readPayment(id)).toMatchObject({ state: 'fulfilled' });
    expect((await readPayment(id))?.refund).toBeUndefined();
  });

  it('is on record for the one of the staff who was first, and carried through by the other one', async () => {
    expect(await interrupted(askForRefund, refund())).toBe('done');
    expect(await readPayment(id)).toMatchObject({ state: 'refunded', refund: { by: other.userId } });
    expect(store.ofEntity('AuditEntry')).toHaveLength(0);
  });
});

describe('the answer whether a company reached somebody', () => {
  const answer =
    (reached: boolean): Act =>
    () =>
      call(answerReach, company, { id: seeker }, { reached });
  const reached = () => store.ofEntity('ContactAccess').map((access) => access.reached);

  beforeEach(async () => {
    await deliveries['deliver unlock']();
    setClockOffset(3 * DAY_MS);
  });

  it('is taken once, from the first of two users', async () => {
    expect(await interrupted(answer(true), answer(false))).toBe('reach_not_asked');
    expect(reached()).toEqual([true]);
  });

  it('opens no contact details that are taken back meanwhile', async () => {
    expect(await interrupted(deliveries['take the unlock back'], answer(true))).toBe('reach_not_asked');
    expect(reached()).toEqual([]);
  });
});
