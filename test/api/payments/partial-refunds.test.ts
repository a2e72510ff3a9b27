import { MAX_REFUND_PARTS } from '@plumbline/shared/domain/money/refunds/refund-parts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putPayment, readPayment } from '../../../functions/table/payments/payment.ts';
import { fault, runSchedule, until } from '../../support/cloud/cloud.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { eventsAbout, redeliver, stripeSide } from '../../support/posts/card-payments.ts';
import { staffApi } from '../../support/posts/hiring.ts';
import { isOpen, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const REFUND = '/api/payment/refund';
const reason = 'The profile was out of date.';

let company: Person;
let staff: Api;

beforeAll(async () => {
  [company, staff] = await Promise.all([newCompany(), staffApi(PASSWORD)]);
});

const refundPart = (id: string, amount: number, { by = staff, key = newId() } = {}) =>
  by.post(REFUND, { id, reason, part: { amount, key } });
const refundsAtStripe = async (id: string): Promise<number[]> =>
  (await stripeSide().refunds.list({ payment_intent: id })).data.map(({ amount }) => amount);
const rowOf = async (id: string) => (await staff.get('/api/admin/payments', { id })).body.results[0];

/** Stores the refund request of a process that was killed before it called Stripe. The request is due for a check. */
const storeRequest = async (id: string, amount: number, key = newId()): Promise<void> => {
  const paid = (await readPayment(id))!;
  const part = { id: key, by: 'f'.repeat(24), at: paid.createdAt, amount, state: 'requested' as const };
  await transact(putPayment({ ...paid, checkAt: paid.createdAt, refundParts: [part] }, paid));
};

describe('a partial refund by staff', () => {
  it('refunds the part, leaves the payment paid and what was bought, and says so to staff and company [PAY-24]', async () => {
    const { seeker, id } = await unlockSomebody(company);
    expect(await refundPart(id, 1000)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await refundsAtStripe(id)).toEqual([1000]);
    expect(await isOpen(company, seeker)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', amount: 4900, amountRefunded: 1000 });
    expect(await rowOf(id)).not.toHaveProperty('refundPending');
    const history = (await company.api.get('/api/payment/payment-history')).body.results;
    expect(history.find((row: { id: string }) => row.id === id)).toMatchObject({
      status: 'paid',
      amountRefunded: 1000,
    });
    const account = (await staff.get(`/api/admin/accounts/${company.profileId}`)).body.payments;
    expect(account.find((row: { id: string }) => row.id === id)).toMatchObject({ amountRefunded: 1000 });
  });

  it('is recorded with its cents and its reason [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    await refundPart(id, 1250);
    const { results } = (await staff.get('/api/admin/audit', { subject: company.profileId })).body;
    expect(results.find(({ after }: { after?: { payment?: string } }) => after?.payment === id)).toMatchObject({
      action: 'refund payment',
      reason,
      after: { cents: 1250 },
    });
  });

  it('mails the company the refunded amount and what stays paid, for each part [TBX-04]', async () => {
    const { id } = await unlockSomebody(company);
    await refundPart(id, 1000);
    await refundPart(id, 500);
    const mails = await until(async () => {
      const found = (await mailsAbout(company, /^Refund for /)).filter(({ text }) => text.includes(id));
      return found.length === 2 && found;
    });
    const texts = mails.map(({ text }) => text).join('\n');
    expect(texts).toContain('We refunded $10.00 of the $49.00 you paid');
    expect(texts).toContain('We refunded $5.00 of the $49.00 you paid');
    expect(texts).toContain('Paid after refunds: $34.00');
  });

  it('is rejected for more than the rest, for nothing, and for parts of a cent [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    expect((await refundPart(id, 4901)).body.code).toBe('refund_too_large');
    await refundPart(id, 3000);
    expect(await refundPart(id, 1901)).toMatchObject({ status: 409, body: { code: 'refund_too_large' } });
    for (const amount of [0, -100, 0.5]) expect((await refundPart(id, amount)).status).toBe(400);
    expect((await staff.post(REFUND, { id, reason, part: { amount: 100 } })).status).toBe(400);
    expect(await refundsAtStripe(id)).toEqual([3000]);
  });

  it('is rejected after twenty parts, and all that is left can still be refunded [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const paid = (await readPayment(id))!;
    const part = { by: 'f'.repeat(24), at: paid.createdAt, amount: 100, state: 'refused' as const };
    const refundParts = Array.from({ length: MAX_REFUND_PARTS - 1 }, () => ({ ...part, id: newId() }));
    await transact(putPayment({ ...paid, refundParts }, paid));
    expect((await refundPart(id, 100)).status).toBe(200);
    expect(await refundPart(id, 100)).toMatchObject({ status: 409, body: { code: 'too_many_refunds' } });
    expect(await refundsAtStripe(id)).toEqual([100]);
    expect((await refundPart(id, 4800)).body).toEqual({ status: 'refunded' });
  });

  it('has the effects of a full refund when it refunds the rest [PAY-24]', async () => {
    const { seeker, id } = await unlockSomebody(company);
    await refundPart(id, 4000);
    expect((await refundPart(id, 900)).body).toEqual({ status: 'refunded' });
    expect(await isOpen(company, seeker)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', amountRefunded: 4900 });
    expect((await refundPart(id, 100)).body.code).toBe('payment_refunded');
  });

  it('is made once for a key, however often it is sent, and a key is for one amount [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => refundPart(id, 700, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refundsAtStripe(id)).toEqual([700]);
    expect((await refundPart(id, 800, { key })).body.code).toBe('purchase_key_reused');
  });

  it('never exceeds the price together with the part of a colleague at the same moment [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const other = await newStaff('Other');
    const answers = await Promise.all([refundPart(id, 3000), refundPart(id, 3000, { by: other.api })]);
    expect(answers.map(({ status, body }) => (status === 200 ? 'made' : body.code)).toSorted()).toEqual([
      'made',
      'refund_too_large',
    ]);
    expect(await refundsAtStripe(id)).toEqual([3000]);
  });

  it('is finished by the schedule when the process was killed before it called Stripe [PAY-24]', async () => {
    const { seeker, id } = await unlockSomebody(company);
    await storeRequest(id, 1100);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', refundPending: 1100 });
    await runSchedule('reconcile-payments');
    expect(await refundsAtStripe(id)).toEqual([1100]);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', amountRefunded: 1100 });
    expect(await rowOf(id)).not.toHaveProperty('refundPending');
    expect(await isOpen(company, seeker)).toBe(true);
    await runSchedule('reconcile-payments');
    expect(await refundsAtStripe(id)).toEqual([1100]);
  });

  it('is finished once when the process was killed after Stripe made it, also when Stripe no longer stores the key [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const key = newId();
    await stripeSide().refunds.create({ payment_intent: id, amount: 1100, metadata: { part: key } });
    await until(async () => (await readPayment(id))?.amountRefunded === 1100);
    await storeRequest(id, 1100, key);
    await runSchedule('reconcile-payments');
    expect(await refundsAtStripe(id)).toEqual([1100]);
    expect((await readPayment(id))?.refundParts).toMatchObject([{ id: key, state: 'refunded' }]);
  });

  it('stays requested while Stripe is down, and counts against the rest [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const key = newId();
    await fault({ dependency: 'stripe', mode: 'fail' });
    const failed = await refundPart(id, 4000, { key });
    await fault({ dependency: 'stripe', mode: 'off' });
    expect(failed).toMatchObject({ status: 503, body: { code: 'refund_delayed' } });
    expect((await refundPart(id, 1000)).body.code).toBe('refund_too_large');
    expect((await refundPart(id, 4000, { key })).status).toBe(200);
    expect(await refundsAtStripe(id)).toEqual([4000]);
  });

  it('of the rest returns the same response however often it is repeated [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const key = newId();
    await fault({ dependency: 'stripe', mode: 'fail' });
    const failed = await refundPart(id, 4900, { key });
    await fault({ dependency: 'stripe', mode: 'off' });
    expect(failed).toMatchObject({ status: 503, body: { code: 'refund_delayed' } });
    expect((await refundPart(id, 4900, { key: newId() })).body.code).toBe('payment_refunded');
    for (let time = 0; time < 2; time += 1) expect((await refundPart(id, 4900, { key })).status).toBe(200);
    expect(await refundsAtStripe(id)).toEqual([4900]);
  });

  it('of the rest has its own key at Stripe, which would repeat its response to the key of an earlier refund [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const earlier = { payment_intent: id, amount: 100, metadata: { staff: 'a colleague' } };
    await stripeSide().refunds.create(earlier, { idempotencyKey: `refund:${id}` });
    await until(async () => (await readPayment(id))?.amountRefunded === 100);
    expect((await refundPart(id, 4800)).status).toBe(200);
    expect((await refundsAtStripe(id)).toSorted((a, b) => a - b)).toEqual([100, 4800]);
  });

  it('that Stripe refuses is stored as refused with the reason, and another one can be requested [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const paid = (await readPayment(id))!;
    await stripeSide().refunds.create({ payment_intent: id, amount: 4000 });
    // The webhook has not come: the table has no refund yet.
    await until(async () => (await readPayment(id))?.amountRefunded === 4000);
    const known = (await readPayment(id))!;
    await transact(putPayment({ ...paid, version: known.version } as typeof paid, known));
    expect(await refundPart(id, 2000)).toMatchObject({ status: 409, body: { code: 'refund_too_large' } });
    expect(await rowOf(id)).toMatchObject({ amountRefunded: 4000 });
    expect((await refundPart(id, 500)).status).toBe(200);
    expect((await refundsAtStripe(id)).toSorted()).toEqual([4000, 500].toSorted());
  });

  it('of a refund made at Stripe reaches the payment however often and late its event comes [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    await stripeSide().refunds.create({ payment_intent: id, amount: 1000 });
    await until(async () => (await readPayment(id))?.amountRefunded === 1000);
    await refundPart(id, 500);
    for (const event of (await eventsAbout(id, 'charge.refunded')).toReversed()) await redeliver(event.id);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', amountRefunded: 1500 });
  });

  it('is rejected while the payment is disputed [PAY-24]', async () => {
    const { id } = await unlockSomebody(company, 'pm_card_createDispute');
    expect((await refundPart(id, 100)).body.code).toBe('payment_disputed');
    expect(await refundsAtStripe(id)).toEqual([]);
  });

  it('leaves the report of the payment open, which is declined or refunded after it [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    await company.api.post('/api/payment/report', { id, reason });
    await refundPart(id, 1000);
    expect((await staff.get(`/api/admin/queue/unlock/${id}`)).body).toMatchObject({
      state: 'open',
      unlock: { state: 'open', amountRefunded: 1000 },
    });
    expect((await staff.post(`/api/payment/reports/${id}/decline`, { reason })).status).toBe(200);
  });

  it('is open to finance, and to support for reported unlocks only; companies and visitors get none [PAY-24]', async () => {
    const { id } = await unlockSomebody(company);
    const [support, finance] = await Promise.all([
      newStaff('Support', { staffRole: 'support' }),
      newStaff('Finance', { staffRole: 'finance' }),
    ]);
    expect((await refundPart(id, 100, { by: support.api })).body.code).toBe('staff_right_missing');
    expect((await refundPart(id, 100, { by: company.api })).status).toBe(403);
    expect((await refundPart(id, 100, { by: api() })).status).toBe(401);
    expect(await refundsAtStripe(id)).toEqual([]);
    expect((await refundPart(id, 100, { by: finance.api })).status).toBe(200);
    await company.api.post('/api/payment/report', { id, reason });
    expect((await refundPart(id, 200, { by: support.api })).status).toBe(200);
  });
});
