import '../../support/cloud/handler-environment.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerSupportRequest, moveSupportRequest } from '../../../functions/admin/answer-support-request.ts';
import { changeSettings } from '../../../functions/admin/change-settings.ts';
import { closeReport } from '../../../functions/admin/reports/close-report.ts';
import { reinstateAccount, suspendAccount } from '../../../functions/admin/suspend-account.ts';
import { refundPayment } from '../../../functions/payments/fulfillment/refund-payment.ts';
import { readPayment } from '../../../functions/table/payments/payment.ts';
import { readSettings } from '../../../functions/table/settings/setting.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { buy, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, staffApi } from '../../support/posts/hiring.ts';

const reason = 'Two disputed payments in one day.';

describe('an entry of the log that cannot be written', () => {
  let staff: Api;
  let company: Person;
  let caller: object;

  beforeAll(async () => {
    const [member, newcomer] = await Promise.all([newStaff(), newCompany()]);
    [staff, company] = [member.api, newcomer];
    const { userId, email } = member;
    caller = { userId, email, displayName: 'Staff', role: 'support', kind: 'provider' };
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const isIn = async () => (await company.api.get('/api/payment/payment-history')).status === 200;

  it('leaves an account that was to be suspended as it was, and one that was to be reinstated', async () => {
    const call = { params: { id: company.profileId }, body: { reason }, caller } as never;
    failWritesOf('AuditEntry');
    await expect(suspendAccount.run(call)).rejects.toThrow();
    expect(await isIn()).toBe(true);
    vi.restoreAllMocks();
    await suspendAccount.run(call);
    expect(await isIn()).toBe(false);
    failWritesOf('AuditEntry');
    await expect(reinstateAccount.run(call)).rejects.toThrow();
    expect(await isIn()).toBe(false);
    vi.restoreAllMocks();
    await reinstateAccount.run(call);
    expect(await isIn()).toBe(true);
  });

  it('leaves a support request open and without the reply', async () => {
    await company.api.post('/api/company/profile/support', { profileId: company.profileId, data: 'No receipt.' });
    const find = async () =>
      (await staff.get('/api/admin/support-requests', { limit: 50 })).body.results.find(
        ({ email }: { email: string }) => email === company.email,
      );
    const params = { id: (await find())._id };
    failWritesOf('AuditEntry');
    await expect(answerSupportRequest.run({ params, body: { text: 'Sent.' }, caller } as never)).rejects.toThrow();
    await expect(moveSupportRequest.run({ params, body: { state: 'closed' }, caller } as never)).rejects.toThrow();
    expect(await find()).toMatchObject({ state: 'open', replies: [] });
  });

  it('leaves a payment that was to be refunded as it was, here and at Stripe, and it can be refunded later', async () => {
    const id = await buy(company, 'job_posting', { job_id: await draftJob(company) });
    await payByCard(company, id);
    await company.api.post('/api/payment', { id });
    const isRefundedAtStripe = async () => {
      const { latest_charge: charge } = await stripeSide().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      return typeof charge === 'object' && charge?.refunded;
    };
    const refundEntries = async () =>
      (await staff.get('/api/admin/audit', { subject: company.profileId })).body.results.filter(
        ({ action }: { action: string }) => action === 'refund payment',
      );
    failWritesOf('AuditEntry');
    await expect(refundPayment.run({ body: { id, reason }, caller } as never)).rejects.toThrow();
    vi.restoreAllMocks();
    const untouched = await readPayment(id);
    expect(untouched?.state).toBe('fulfilled');
    expect(untouched?.refund).toBeUndefined();
    expect(await isRefundedAtStripe()).toBe(false);
    expect(await refundEntries()).toEqual([]);
    expect((await staff.post('/api/payment/refund', { id, reason })).body).toEqual({ status: 'refunded' });
    expect(await isRefundedAtStripe()).toBe(true);
    expect(await refundEntries()).toHaveLength(1);
  });

  it('leaves a report open', async () => {
    const reporter = await newSeeker();
    const subject = { kind: 'profile', id: company.profileId };
    await reporter.api.post('/api/reports', { ...subject, reason: 'spam' });
    const find = async () =>
      (await staff.get('/api/admin/reports', { limit: 100 })).body.results.find(
        (report: { reporter: { id: string } }) => report.reporter.id === reporter.profileId,
      );
    const { id } = await find();
    failWritesOf('AuditEntry');
    const body = { outcome: 'acted', note: 'Unlogged.' };
    await expect(closeReport.run({ params: { id }, body, caller } as never)).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await find()).toMatchObject({ id, state: 'open' });
    expect((await reporter.api.post('/api/reports', { ...subject, reason: 'spam' })).status).toBe(409);
  });

  it('leaves every setting as it was', async () => {
    const before = await readSettings();
    failWritesOf('AuditEntry');
    const body = { expirationHours: before.expirationHours + 1, blockedDomains: ['unlogged.example'] };
    await expect(changeSettings.run({ body, caller } as never)).rejects.toThrow();
    expect(await readSettings()).toEqual(before);
  });
});

describe('the page of an account', () => {
  it('is read by staff, with the entry that it was, and by nobody else', async () => {
    const [staff, company, seeker] = await Promise.all([staffApi(PASSWORD), newCompany(), newSeeker()]);
    const path = `/api/admin/accounts/${company.profileId}`;
    const { status, body } = await staff.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: company.profileId,
      status: 'active',
      email: company.email,
      users: [{ id: company.userId, role: 'owner' }],
      payments: [],
    });
    const entries = async () => (await staff.get('/api/admin/audit', { subject: company.profileId })).body.results;
    expect(await entries()).toMatchObject([{ action: 'read profile', subject: { type: 'company' } }]);
    expect((await company.api.get(path)).status).toBe(403);
    expect((await seeker.api.get(path)).status).toBe(403);
    expect((await api().get(path)).status).toBe(401);
    expect(await entries()).toHaveLength(1);
    expect((await staff.get(`/api/admin/accounts/${'0'.repeat(24)}`)).body.code).toBe('account_not_found');
  });
});
