import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import type { Api } from '../../support/contract/api.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { eventsAbout, redeliver, stripeSide } from '../../support/posts/card-payments.ts';
import { unlockSomebody } from '../../support/posts/paid-unlocks.ts';

let company: Person;
let finance: Api;
let support: Api;
let id: string;
let dueBy: string;

const taskOf = async (by: Api = finance, payment = id) => by.get(`/api/admin/queue/dispute/${payment}`);
const rowOf = async () => (await finance.get('/api/admin/payments', { id })).body.results[0];

beforeAll(async () => {
  company = await newCompany();
  [finance, support] = (
    await Promise.all([newStaff('Priya', { staffRole: 'finance' }), newStaff('Sam', { staffRole: 'support' })])
  ).map(({ api }) => api) as [Api, Api];
  ({ id } = await unlockSomebody(company, 'pm_card_createDispute'));
  const [dispute] = (await stripeSide().disputes.list({ payment_intent: id })).data;
  dueBy = new Date((dispute?.evidence_details.due_by ?? 0) * 1000).toISOString();
});

describe('a disputed payment', () => {
  it('shows the status, the reason and the day of the bank in the list and on the account [PAY-18]', async () => {
    const dispute = { status: 'needs_response', reason: 'fraudulent', dueBy };
    expect(await rowOf()).toMatchObject({ status: 'disputed', dispute });
    const { payments } = (await support.get(`/api/admin/accounts/${company.profileId}`)).body;
    expect(payments[0]).toMatchObject({ id, dispute });
  });

  it('is a task with the day of the bank for finance, and for support neither listed nor readable [PAY-18]', async () => {
    expect((await taskOf()).body).toMatchObject({ state: 'open', dueOn: businessDay(dueBy), dispute: { id } });
    const listed = async (by: Api) =>
      (await by.get('/api/admin/queue')).body.results.some((task: { id: string }) => task.id === id);
    expect([await listed(finance), await listed(support)]).toEqual([true, false]);
    expect(await taskOf(support)).toMatchObject({ status: 403, body: { code: 'staff_right_missing' } });
  });

  it('is listed by due date on a page while it waits for a response, and after that by the date of the payment [PAY-18]', async () => {
    await advanceClock(MINUTE_MS);
    const { id: later } = await unlockSomebody(company, 'pm_card_createDispute');
    const listed = async () => {
      const { results } = (await finance.get('/api/admin/payments', { status: 'disputed', limit: 50 })).body;
      return results.map((each: { id: string }) => each.id).filter((each: string) => each === id || each === later);
    };
    await until(async () => (await listed()).length === 2);
    expect(await listed()).toEqual([id, later]);
    const { body } = await finance.get('/api/admin/payments', { status: 'disputed', limit: 1 });
    expect([body.results.length, typeof body.cursor]).toEqual([1, 'string']);
    const [dispute] = (await stripeSide().disputes.list({ payment_intent: later })).data;
    await stripeSide().disputes.close(dispute!.id);
    await until(async () => (await taskOf(finance, later)).body.state === 'closed');
    expect(await listed()).toEqual([id, later]);
    const { id: last } = await unlockSomebody(company, 'pm_card_createDispute');
    const { results } = (await finance.get('/api/admin/payments', { status: 'disputed' })).body;
    const ids = results.map((each: { id: string }) => each.id);
    expect(ids.indexOf(last)).toBeLessThan(ids.indexOf(later));
  });

  it('stays as it is when its event comes again, and closes the task when the bank decides [PAY-18]', async () => {
    const [opened] = await eventsAbout(id, 'charge.dispute.created');
    await redeliver(opened!.id);
    expect((await taskOf()).body.state).toBe('open');
    const [dispute] = (await stripeSide().disputes.list({ payment_intent: id })).data;
    await stripeSide().disputes.close(dispute!.id);
    await until(async () => (await taskOf()).body.state === 'closed');
    await redeliver(opened!.id);
    expect((await taskOf()).body.state).toBe('closed');
    expect((await rowOf()).dispute).toEqual({ status: 'lost', reason: 'fraudulent' });
  });
});
