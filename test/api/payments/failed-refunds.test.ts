import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { noteFailedRefund } from '../../../functions/services/payments/fulfillment/note-failed-refund.ts';
import { until } from '../../support/cloud/cloud.ts';
import type { Api } from '../../support/contract/api.ts';
import { newCompany, PASSWORD, type Person } from '../../support/people/people.ts';
import { eventsAbout, failRefund, redeliver, stripeSide, webhooks } from '../../support/posts/card-payments.ts';
import { staffApi } from '../../support/posts/hiring.ts';
import { isOpen, unlockSomebody } from '../../support/posts/paid-unlocks.ts';
import { inQueue } from '../../support/posts/queue.ts';

const REFUND = '/api/payment/refund';
const reason = 'The profile was out of date.';

let company: Person;
let staff: Api;

beforeAll(async () => {
  [company, staff] = await Promise.all([newCompany({ name: 'Bounced Refunds Inc' }), staffApi(PASSWORD)]);
});

const rowOf = async (id: string) => (await staff.get('/api/admin/payments', { id })).body.results[0];
const refundsAtStripe = async (id: string) => (await stripeSide().refunds.list({ payment_intent: id })).data;
/** The signals about failed refunds of a company. */
const reportsOf = async ({ profileId }: Person) =>
  (await inQueue(staff, 'signal')).filter(
    ({ reason: why, account }) => why === 'failed-refund' && account.id === profileId,
  );
const failLatestRefund = async (id: string) => {
  const [latest] = await refundsAtStripe(id);
  await failRefund(latest!.id);
  await until(async () => (await rowOf(id)).refundFailed);
};

describe('a refund that the bank returned', () => {
  it('is shown to staff once as a task, stays owed to the company, and is refunded to the card no second time [PAY-24]', async () => {
    const { seeker, id } = await unlockSomebody(company);
    expect((await staff.post(REFUND, { id, reason })).status).toBe(200);
    expect(await isOpen(company, seeker)).toBe(false);
    await failLatestRefund(id);
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', amountRefunded: 4900, refundFailed: 4900 });
    expect(await reportsOf(company)).toMatchObject([{ details: `$49.00 of ${id}: lost_or_stolen_card` }]);

    for (const { id: event } of await eventsAbout(id, 'refund.failed', 'charge.refunded')) await redeliver(event);
    expect(await reportsOf(company)).toHaveLength(1);
    expect((await rowOf(id)).refundFailed).toBe(4900);
    expect(await refundsAtStripe(id)).toHaveLength(1);
    expect(await isOpen(company, seeker)).toBe(false);
    const history = (await company.api.get('/api/payment/payment-history')).body.results;
    expect(history.find((row: { id: string }) => row.id === id)).not.toHaveProperty('refundFailed');
  });

  it("leaves the payment paid when it was a part, and the cents of the part can't be refunded again", async () => {
    const { seeker, id } = await unlockSomebody(company);
    const part = (amount: number) => staff.post(REFUND, { id, reason, part: { amount, key: newId() } });
    expect((await part(1000)).status).toBe(200);
    await failLatestRefund(id);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', amountRefunded: 1000, refundFailed: 1000 });
    expect(await isOpen(company, seeker)).toBe(true);
    expect((await part(4000)).body).toMatchObject({ code: 'refund_too_large' });
    expect(await part(500)).toMatchObject({ status: 200 });
    expect(await rowOf(id)).toMatchObject({ status: 'paid', amountRefunded: 1500, refundFailed: 1000 });
    expect((await part(3500)).body).toMatchObject({ code: 'refund_too_large' });
  });

  it('is noted once when its events come twice and together with others', async () => {
    const other = await newCompany();
    const { id } = await unlockSomebody(other);
    expect((await staff.post(REFUND, { id, reason })).status).toBe(200);
    await webhooks('duplicate');
    await failLatestRefund(id);
    await webhooks('normal');
    // The process that noted it ended before it recorded the event.
    const [refund] = await refundsAtStripe(id);
    await noteFailedRefund(id, refund!);
    expect((await rowOf(id)).refundFailed).toBe(4900);
    expect(await reportsOf(other)).toHaveLength(1);
  });
});
