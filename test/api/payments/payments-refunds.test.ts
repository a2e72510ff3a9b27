import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../functions/table/core/transact.ts';
import { putPayment, readPayment } from '../../../functions/table/payments/payment.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { buy, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, staffApi } from '../../support/posts/hiring.ts';
import { isOpen, pay, UNLOCK_2, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const REFUND = '/api/payment/refund';

describe('a refund by staff', () => {
  const reason = 'The number is dead';
  let company: Person;
  let staff: Api;

  beforeAll(async () => {
    [company, staff] = await Promise.all([newCompany(), staffApi(PASSWORD)]);
  });

  it('[PAY-24] refunds the payment and revokes the unlock, once', async () => {
    const { seeker, id } = await unlockSomebody(company);
    const { status, body } = await staff.post(REFUND, { id, reason });
    expect({ status, body }).toEqual({ status: 200, body: { status: 'refunded' } });
    expect(await isOpen(company, seeker)).toBe(false);
    const again = await staff.post(REFUND, { id, reason });
    expect({ status: again.status, message: again.body.message }).toEqual({
      status: 409,
      message: 'This payment has been refunded already.',
    });
    const refunds = (await stripeSide().refunds.list({ payment_intent: id })).data;
    expect(refunds.map(({ amount }) => amount)).toEqual([4900]);
  });

  it('[PAY-24] records the rest of a payment of which a part was refunded before', async () => {
    const { id } = await unlockSomebody(company);
    const paid = await readPayment(id);
    await transact(putPayment({ ...paid!, amountRefunded: 1000 }, paid));
    expect((await staff.post(REFUND, { id, reason })).status).toBe(200);
    const { results } = (await staff.get('/api/admin/audit', { subject: company.profileId })).body;
    expect(results.find(({ after }: { after?: { payment?: string } }) => after?.payment === id).after.cents).toBe(3900);
  });

  it('[PAY-24] makes one refund of many concurrent calls, and returns success to each of the staff who called', async () => {
    const { id } = await unlockSomebody(company);
    const other = await newStaff('Other');
    const calls = [staff, other.api, staff, other.api].map((by, at) => by.post(REFUND, { id, reason: `Try ${at}` }));
    for (const { status, body } of await Promise.all(calls)) {
      expect(status === 200 ? body : [status, body.code]).toEqual(
        status === 200 ? { status: 'refunded' } : [409, 'payment_refunded'],
      );
    }
    expect((await stripeSide().refunds.list({ payment_intent: id })).data).toHaveLength(1);
    const written = (await staff.get('/api/admin/audit', { subject: company.profileId })).body.results.filter(
      ({ after }: { after?: { payment?: string } }) => after?.payment === id,
    );
    expect(written).toHaveLength(1);
  });

  it('[PAY-24] sends Stripe one key and the same reason, whichever member of staff completes a refund', async () => {
    const { id } = await unlockSomebody(company);
    const other = await newStaff('Other');
    const first = await readPayment(id);
    const wish = { by: 'f'.repeat(24), at: first!.createdAt, reason };
    await transact(putPayment({ ...first!, refund: wish }, first));
    expect((await other.api.post(REFUND, { id, reason })).body).toEqual({ status: 'refunded' });
    const [refund] = (await stripeSide().refunds.list({ payment_intent: id })).data;
    expect(refund?.metadata).toEqual({ staff: wish.by });
    const request = { payment_intent: id, metadata: { staff: wish.by } };
    const repeated = await stripeSide().refunds.create(request, { idempotencyKey: `refund:${id}` });
    expect(repeated.id).toBe(refund?.id);
  });

  it('[PAY-24] rejects refunds by others, of unknown, unpaid and disputed payments, and without a reason', async () => {
    const { seeker, id } = await unlockSomebody(company);
    expect((await company.api.post(REFUND, { id, reason })).status).toBe(403);
    expect((await seeker.api.post(REFUND, { id, reason })).status).toBe(403);
    expect((await api().post(REFUND, { id, reason })).status).toBe(401);
    expect((await staff.post(REFUND, { id })).status).toBe(400);
    expect((await staff.post(REFUND, { id: 'pi_unknown', reason })).body.code).toBe('payment_not_found');
    const open = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
    expect(await staff.post(REFUND, { id: open, reason })).toMatchObject({
      status: 409,
      body: { code: 'payment_unpaid', message: 'This payment has not been paid.' },
    });
    expect((await stripeSide().refunds.list({ payment_intent: open })).data).toEqual([]);
    const disputed = await unlockSomebody(company, 'pm_card_createDispute');
    expect((await staff.post(REFUND, { id: disputed.id, reason })).body.code).toBe('payment_disputed');
    expect(await isOpen(company, seeker)).toBe(true);
  });

  it('[PAY-24] is open to the role support for reported unlocks only, and to finance for every payment', async () => {
    const [support, finance] = await Promise.all([
      newStaff('Support', { staffRole: 'support' }),
      newStaff('Finance', { staffRole: 'finance' }),
    ]);
    const [reported, other] = [await unlockSomebody(company), await unlockSomebody(company)];
    await company.api.post('/api/payment/report', { id: reported.id, reason });
    expect((await support.api.post(REFUND, { id: other.id, reason })).body.code).toBe('staff_right_missing');
    expect((await stripeSide().refunds.list({ payment_intent: other.id })).data).toEqual([]);
    expect((await support.api.post(REFUND, { id: reported.id, reason })).body).toEqual({ status: 'refunded' });
    expect((await finance.api.post(REFUND, { id: other.id, reason })).body).toEqual({ status: 'refunded' });
  });

  it('[PAY-23] leaves a posted job posted', async () => {
    const job_id = await draftJob(company);
    const id = await pay(company, 'job_posting', { job_id });
    expect((await staff.post(REFUND, { id, reason })).body).toEqual({ status: 'refunded' });
    expect((await company.api.get(`/api/jobs/${job_id}`)).body.published).toBe(true);
  });
});
