import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPayment } from '../../../functions/table/payments/payment.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { buy, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob } from '../../support/posts/hiring.ts';
import { pay, UNLOCK_2, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const PAYMENTS = '/api/admin/payments';

let company: Person;
let rival: Person;
let finance: Staff;
let unlock: { id: string; seeker: Person };
let posting: string;
let refunded: string;
let disputed: string;
let declined: string;
let open: string;

const pageOf = async (
  query: Record<string, string | number> = {},
  by: Api = finance.api,
): Promise<{ results: StaffPayment[]; cursor?: string }> => (await by.get(PAYMENTS, query)).body;
const idsOf = async (query: Record<string, string | number> = {}): Promise<string[]> =>
  (await pageOf(query)).results.map(({ id }) => id);

beforeAll(async () => {
  [company, rival, finance] = await Promise.all([
    newCompany(),
    newCompany(),
    newStaff('Priya Nair', { staffRole: 'finance' }),
  ]);
  posting = await pay(company, 'job_posting', { job_id: await draftJob(company, { name: 'Roofer' }) });
  unlock = await unlockSomebody(company, 'pm_card_mastercard');
  disputed = (await unlockSomebody(rival, 'pm_card_createDispute')).id;
  refunded = (await unlockSomebody(rival)).id;
  await finance.api.post('/api/payment/refund', { id: refunded, reason: 'Charged twice' });
  const checkout = async () => buy(rival, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
  [declined, open] = [await checkout(), await checkout()];
  await expect(payByCard(rival, declined, 'pm_card_chargeDeclined')).rejects.toThrow();
  await rival.api.post('/api/payment', { id: declined });
});

describe("the staff's list of payments", () => {
  it('has the paid ones of all companies, newest first, with product, company, person, card, amount and receipt', async () => {
    const { results } = await pageOf();
    expect(results.map(({ id }) => id).toSorted()).toEqual([posting, unlock.id, disputed, refunded].toSorted());
    expect(results.map(({ date }) => date)).toEqual(
      results
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(results.find(({ id }) => id === unlock.id)).toEqual({
      id: unlock.id,
      _id: unlock.id,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      product: 'Unlock Applicant Resume - Skill 2',
      slug: 'unlock_applicant_resume_skill_2',
      company: { id: company.profileId, _id: company.profileId, name: expect.stringContaining('Company') },
      seeker: { id: unlock.seeker.profileId, _id: unlock.seeker.profileId, name: 'Travis Yoder' },
      amount: 4900,
      card: { brand: 'mastercard', last4: '4444' },
      status: 'paid',
      receiptUrl: expect.stringMatching(/^https:/),
    });
    expect(results.find(({ id }) => id === posting)).toMatchObject({ jobName: 'Roofer', status: 'paid' });
  });

  it('is filtered by status, and a refund moves a payment from one list to the other', async () => {
    expect((await idsOf({ status: 'paid' })).toSorted()).toEqual([posting, unlock.id].toSorted());
    expect(await idsOf({ status: 'disputed' })).toEqual([disputed]);
    expect((await pageOf({ status: 'declined' })).results).toMatchObject([
      { id: declined, decline: { code: 'generic_decline', message: 'Your card was declined.' } },
    ]);
    expect((await pageOf({ status: 'refunded' })).results).toMatchObject([
      { id: refunded, status: 'refunded', amountRefunded: 4900 },
    ]);
    expect((await finance.api.get(PAYMENTS, { status: 'lost' })).status).toBe(400);
  });

  it('moves a declined payment to the paid ones when another card pays it', async () => {
    const id = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
    await expect(payByCard(company, id, 'pm_card_chargeDeclined')).rejects.toThrow();
    await company.api.post('/api/payment', { id });
    expect(await idsOf({ status: 'declined' })).toContain(id);
    const [before] = (await pageOf({ id })).results;
    expect(before?.decline).toMatchObject({ message: 'Your card was declined.' });
    await payByCard(company, id);
    await company.api.post('/api/payment', { id });
    expect((await pageOf({ id })).results[0]).not.toHaveProperty('decline');
    expect(await idsOf({ status: 'declined' })).not.toContain(id);
    expect(await idsOf({ status: 'paid' })).toContain(id);
    expect(await idsOf({ company: company.profileId })).toContain(id);
    await finance.api.post('/api/payment/refund', { id, reason: 'Test' });
  });

  it('keeps a declined checkout with its reason after it was canceled', async () => {
    const id = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
    await expect(payByCard(company, id, 'pm_card_chargeDeclinedInsufficientFunds')).rejects.toThrow();
    await company.api.post('/api/payment', { id });
    await stripeSide().paymentIntents.cancel(id);
    await company.api.post('/api/payment', { id });
    const { results } = await pageOf({ status: 'declined' });
    expect(results.find((row) => row.id === id)).toMatchObject({
      status: 'canceled',
      decline: { code: 'insufficient_funds' },
    });
    await company.api.post('/api/payment', { id: open });
    expect(await idsOf({ status: 'declined' })).not.toContain(open);
  });

  it('is filtered by company, also together with a period', async () => {
    expect((await idsOf({ company: rival.profileId })).toSorted()).toEqual([disputed, refunded].toSorted());
    expect(await idsOf({ company: 'a'.repeat(24) })).toEqual([]);
    const until = { to: (await readPayment(disputed))!.paidAt! };
    expect(await idsOf({ company: rival.profileId, ...until })).toEqual([]);
    expect((await finance.api.get(PAYMENTS, { company: 'pi_1' })).status).toBe(400);
  });

  it('is filtered by a period, whose end is not part of it', async () => {
    const paidAt = (await readPayment(unlock.id))!.paidAt!;
    const next = new Date(Date.parse(paidAt) + 1000).toISOString();
    // Without the fraction of a second, which stored dates have.
    expect(await idsOf({ from: paidAt.replace('.000', ''), to: next })).toContain(unlock.id);
    expect(await idsOf({ from: next })).not.toContain(unlock.id);
    expect(await idsOf({ to: paidAt })).not.toContain(unlock.id);
    expect(await idsOf({ status: 'paid', to: next })).toContain(unlock.id);
    expect((await finance.api.get(PAYMENTS, { from: 'yesterday' })).status).toBe(400);
    expect((await finance.api.get(PAYMENTS, { from: next, to: '2020-01-01T00:00:00Z' })).status).toBe(400);
  });

  it('finds one payment by its id, in any state, and none by another text', async () => {
    expect((await pageOf({ id: unlock.id })).results).toMatchObject([{ id: unlock.id, status: 'paid' }]);
    expect((await pageOf({ id: open })).results).toMatchObject([{ id: open, status: 'open' }]);
    expect((await pageOf({ id: declined })).results).toMatchObject([{ id: declined, status: 'declined' }]);
    expect(await idsOf({ id: 'pi_unknown' })).toEqual([]);
    expect(await idsOf({ id: '4242' })).toEqual([]);
  });

  it('finds payments by the end of the card, by amount and by person, also in a period', async () => {
    expect(await idsOf({ card: '4444' })).toEqual([unlock.id]);
    expect(await idsOf({ seeker: unlock.seeker.profileId })).toEqual([unlock.id]);
    expect((await idsOf({ amount: 4900 })).toSorted()).toEqual((await idsOf()).toSorted());
    const paidAt = (await readPayment(unlock.id))!.paidAt!;
    expect(await idsOf({ card: '4444', to: paidAt })).toEqual([]);
    expect(await idsOf({ card: '4444', from: paidAt })).toEqual([unlock.id]);
    const none: Record<string, string | number>[] = [{ card: '0000' }, { amount: 1 }, { seeker: 'a'.repeat(24) }];
    for (const query of none) expect(await idsOf(query)).toEqual([]);
    const first = await pageOf({ amount: 4900, limit: 1 });
    const second = await pageOf({ amount: 4900, limit: 1, cursor: first.cursor! });
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(
      (await idsOf({ amount: 4900 })).slice(0, 2),
    );
    const wrong: Record<string, string>[] = [{ card: '42' }, { amount: 'ten' }, { seeker: 'pi_1' }];
    for (const query of wrong) expect((await finance.api.get(PAYMENTS, query)).status).toBe(400);
  });

  it('finds no unpaid checkout by amount or person', async () => {
    const seeker = (await readPayment(open))!.seeker!;
    expect(await idsOf({ seeker })).toEqual([]);
  });

  it('continues from a cursor, and starts over from one outside of the period', async () => {
    const all = await idsOf();
    const first = await pageOf({ limit: 1 });
    const second = await pageOf({ limit: 1, cursor: first.cursor! });
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(all.slice(0, 2));
    const past = { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' };
    expect(await pageOf({ ...past, cursor: first.cursor! })).toMatchObject({ results: [] });
    expect((await finance.api.get(PAYMENTS, { limit: 51 })).status).toBe(400);
  });

  it('is open to finance and admins, and closed to support, companies, job seekers and visitors', async () => {
    const [support, admin] = await Promise.all([
      newStaff('Support', { staffRole: 'support' }),
      newStaff('Admin', { staffRole: 'admin' }),
    ]);
    expect((await admin.api.get(PAYMENTS)).status).toBe(200);
    expect(await support.api.get(PAYMENTS)).toMatchObject({ status: 403, body: { code: 'staff_right_missing' } });
    expect((await company.api.get(PAYMENTS)).status).toBe(403);
    expect((await unlock.seeker.api.get(PAYMENTS)).status).toBe(403);
    expect((await api().get(PAYMENTS)).status).toBe(401);
  });
});
