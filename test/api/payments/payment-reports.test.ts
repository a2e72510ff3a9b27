import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { putNewUser } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { until } from '../../support/cloud/cloud.ts';
import type { Api } from '../../support/contract/api.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newEmail, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { stripeSide } from '../../support/posts/card-payments.ts';
import { staffApi } from '../../support/posts/hiring.ts';
import { isOpen, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const REFUND = '/api/payment/refund';
const REPORTS = '/api/payment/reports';
const declineOf = (id: string) => `${REPORTS}/${id}/decline`;
const reason = 'The number rings, and the worker answered us.';

let company: Person;
let staff: Api;

beforeAll(async () => {
  [company, staff] = await Promise.all([newCompany(), staffApi(PASSWORD)]);
});

/** An owner of the company who reads Spanish, stored as users management would. */
const spanishOwner = async (): Promise<string> => {
  const email = newEmail('owner');
  const createdAt = new Date().toISOString();
  const user = { displayName: 'Ana', role: 'user', kind: 'provider', status: 'active', companyRole: 'owner' } as const;
  await transact(putNewUser({ id: newId(), email, profileId: company.profileId, language: 'es', createdAt, ...user }));
  return email;
};

const reportedUnlock = async () => {
  const unlock = await unlockSomebody(company);
  const { status } = await company.api.post('/api/payment/report', { id: unlock.id, reason: 'Phone and e-mail fail' });
  expect(status).toBe(201);
  return unlock;
};

/** The state of a report, which staff see with its task. */
const stateOf = async (id: string): Promise<string> =>
  (await staff.get(`/api/admin/queue/unlock/${id}`)).body.unlock.state;

/** The state of the report's task in the queue of staff. */
const taskState = async (id: string): Promise<string> => (await staff.get(`/api/admin/queue/unlock/${id}`)).body.state;

const refundsOf = async (id: string) => (await stripeSide().refunds.list({ payment_intent: id })).data.length;

describe('[PAY-24] staff decides a reported unlock', () => {
  it('declines it with a reason that the company gets by e-mail in its language, recorded in the history', async () => {
    const owner = await spanishOwner();
    const { seeker, id } = await reportedUnlock();
    expect(await stateOf(id)).toBe('open');
    expect(await taskState(id)).toBe('open');

    const { status, body } = await staff.post(declineOf(id), { reason });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, state: 'declined', status: 'paid', declined: { staff: 'Staff', reason } },
    });
    expect(await stateOf(id)).toBe('declined');
    expect(await taskState(id)).toBe('closed');
    expect(await isOpen(company, seeker)).toBe(true);
    const history = (await staff.get('/api/admin/audit', { subject: company.profileId })).body.results;
    expect(history[0]).toMatchObject({
      action: 'decline payment report',
      reason,
      before: { state: 'open' },
      after: { state: 'declined', payment: id },
    });
    expect(await mailsAbout(company, /Your report of an unlock was declined/)).toHaveLength(1);
    const [mail, ...more] = await mailsAbout({ email: owner }, /Rechazamos su reporte/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`El motivo: ${reason}`);
  });

  it('moves a refunded report out of the open list, whether the refund came by the report or from Stripe', async () => {
    const [byStaff, atStripe] = [await reportedUnlock(), await reportedUnlock()];
    expect((await staff.post(REFUND, { id: byStaff.id, reason })).status).toBe(200);
    expect(await stateOf(byStaff.id)).toBe('refunded');
    await stripeSide().refunds.create({ payment_intent: atStripe.id });
    await until(async () => (await stateOf(atStripe.id)) === 'refunded');
    expect(await stateOf(atStripe.id)).toBe('refunded');
    for (const { id } of [byStaff, atStripe]) {
      expect((await staff.post(declineOf(id), { reason })).body.code).toBe('payment_report_decided');
      expect(await taskState(id)).toBe('closed');
    }
  });

  it('accepts one of two decisions at the same moment, and returns an error to the other', async () => {
    const other = await newStaff('Other');
    const { id } = await reportedUnlock();
    const both = await Promise.all([staff, other.api].map((by) => by.post(declineOf(id), { reason })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('payment_report_decided');
    for (let round = 0; round < 4; round += 1) {
      const unlock = await reportedUnlock();
      const [declined, refunded] = await Promise.all([
        staff.post(declineOf(unlock.id), { reason }),
        other.api.post(REFUND, { id: unlock.id, reason }),
      ]);
      expect([declined.status, refunded.status].toSorted()).toEqual([200, 409]);
      const isRefunded = refunded.status === 200;
      expect(isRefunded ? declined.body.code : refunded.body.code).toBe(
        isRefunded ? 'payment_report_decided' : 'payment_report_declined',
      );
      expect(await refundsOf(unlock.id)).toBe(isRefunded ? 1 : 0);
      expect(await stateOf(unlock.id)).toBe(isRefunded ? 'refunded' : 'declined');
    }
  });

  it('refunds after a decline only when that is requested explicitly', async () => {
    const { seeker, id } = await reportedUnlock();
    await staff.post(declineOf(id), { reason });
    expect((await staff.post(REFUND, { id, reason })).body.code).toBe('payment_report_declined');
    expect(await refundsOf(id)).toBe(0);
    expect(await isOpen(company, seeker)).toBe(true);
    expect((await staff.post(REFUND, { id, reason, despiteDecline: true })).body).toEqual({ status: 'refunded' });
    expect(await stateOf(id)).toBe('refunded');
  });

  it('is for staff only, needs a reason, and returns 404 for an unknown report', async () => {
    const { seeker, id } = await reportedUnlock();
    for (const by of [company.api, seeker.api]) expect((await by.post(declineOf(id), { reason })).status).toBe(403);
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(1001) }]) {
      expect((await staff.post(declineOf(id), body)).status, JSON.stringify(body)).toBe(400);
    }
    const { id: unreported } = await unlockSomebody(company);
    expect((await staff.post(declineOf(unreported), { reason })).body.code).toBe('report_not_found');
    expect(await stateOf(id)).toBe('open');
  });
});
