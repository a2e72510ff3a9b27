import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { buy, payWithSecret, secretOf, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, postJob, staffApi } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

const SENTENCE = 'This account is suspended. Please write to support if you think that is a mistake.';
const REASON = { reason: 'Two disputed payments in one day.' };
const suspend = (by: Api, id: string, body: object = REASON) => by.post(`/api/admin/accounts/${id}/suspend`, body);
const reinstate = (by: Api, id: string) => by.post(`/api/admin/accounts/${id}/reinstate`, REASON);
const login = (email: string) => api().post('/api/auth/login', { email, password: PASSWORD });

describe('a suspended company', () => {
  let staff: Api;
  let company: Person;
  let colleague: Person;
  let seeker: Person;
  let briefed: Person;
  let job: string;
  let project: string;
  let paidLate: { intent: string; secret: string };
  const publicPage = () => api().get(`/job/${job}`);

  beforeAll(async () => {
    [staff, company, seeker, briefed] = await Promise.all([staffApi(PASSWORD), newCompany(), newSeeker(), newSeeker()]);
    colleague = await newColleague(company);
    [job, project] = [await postJob(company), await newProject(company)];
    await newBriefing(company, briefed);
    const intent = await buy(company, 'job_posting', { job_id: await draftJob(company) });
    paidLate = { intent, secret: await secretOf(company, intent) };
    await until(async () => (await publicPage()).status === 200);
    expect((await suspend(staff, company.profileId)).body).toEqual({ success: true });
  });

  it('returns the suspension error to the next request of every user, to a refresh and at sign-in', async () => {
    for (const person of [company, colleague]) {
      const { status, body } = await person.api.get('/api/payment/payment-history');
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 401,
        code: 'account_suspended',
        message: SENTENCE,
      });
      expect((await login(person.email)).body).toMatchObject({ code: 'account_suspended', message: SENTENCE });
    }
    const refreshed = await api(undefined, company.cookie).post('/api/auth/refresh-token');
    expect(refreshed.body).toMatchObject({ code: 'account_suspended' });
    expect((await api().post('/api/auth/login', { email: company.email, password: 'Wrong!2026x' })).body.code).toBe(
      'wrong_credentials',
    );
  });

  it('hides the account and its posts', async () => {
    await settled();
    const other = await newCompany();
    expect((await seeker.api.get(`/api/company/profile/${company.profileId}`)).status).toBe(404);
    expect((await seeker.api.get(`/api/jobs/${job}`)).status).toBe(404);
    expect((await seeker.api.get('/api/jobs/list/company', { companyId: company.profileId })).body).toMatchObject({
      results: [],
      total: 0,
    });
    expect((await other.api.get(`/api/projects/${project}`)).status).toBe(404);
    expect((await publicPage()).status).toBe(404);
    const apply = { type: 'job-application', job };
    const asked = await seeker.api.patch(`/api/company/profile/access/request/${company.profileId}`, apply);
    expect(asked.status).toBe(404);
  });

  it('stays visible to a job seeker whom it briefed, without its contact details, and to no other user', async () => {
    const seenBy = ({ api: by }: { api: Api }) => by.get(`/api/company/profile/${company.profileId}`);
    expect(await seenBy(briefed)).toMatchObject({ status: 200, body: { id: company.profileId, redacted: true } });
    for (const other of [seeker, await newCompany(), await newAccount()])
      expect((await seenBy(other)).status).toBe(404);
  });

  it('refunds immediately what it pays in an open checkout', async () => {
    await payWithSecret(paidLate.intent, paidLate.secret);
    await until(async () => {
      const { latest_charge: charge } = await stripeSide().paymentIntents.retrieve(paidLate.intent, {
        expand: ['latest_charge'],
      });
      return typeof charge === 'object' && charge?.refunded;
    });
  });

  it('mails every user the reason, in their language', async () => {
    const [mail] = await mailsAbout(company, /suspended/);
    expect(mail?.subject).toBe('Your Plumbline account is suspended');
    expect(mail?.text).toContain(REASON.reason);
    expect(await mailsAbout(colleague, /suspended/)).toHaveLength(1);
  });

  it('shows as suspended in the list, and in the log with the reason', async () => {
    await settled();
    const search = { search: company.email, filters: { status: 'suspended' } };
    expect((await staff.post('/api/admin/companies', search)).body.total).toBe(1);
    expect((await staff.get('/api/admin/audit', { subject: company.profileId })).body.results[0]).toMatchObject({
      action: 'suspend account',
      reason: REASON.reason,
    });
    const again = await suspend(staff, company.profileId);
    expect([again.status, again.body.code]).toEqual([409, 'already_suspended']);
  });

  it('restores everything once it is reinstated', async () => {
    expect((await reinstate(staff, company.profileId)).status).toBe(200);
    expect((await company.api.get('/api/payment/payment-history')).status).toBe(200);
    expect((await login(colleague.email)).status).toBe(200);
    await settled();
    const other = await newCompany();
    expect((await seeker.api.get(`/api/jobs/${job}`)).status).toBe(200);
    expect((await seeker.api.get(`/api/company/profile/${company.profileId}`)).status).toBe(200);
    expect((await other.api.get(`/api/projects/${project}`)).status).toBe(200);
    await until(async () => (await publicPage()).status === 200);
    expect((await mailsAbout(company, /is back/))[0]?.text).toContain(REASON.reason);
    expect((await reinstate(staff, company.profileId)).body.code).toBe('not_suspended');
  });
});

describe('suspending', () => {
  it('has the same effects on a job seeker', async () => {
    const staff = await staffApi(PASSWORD);
    const [seeker, company] = await Promise.all([newSeeker(), newCompany()]);
    expect((await suspend(staff, seeker.profileId)).status).toBe(200);
    expect((await seeker.api.get('/api/profile/access/rejected')).body.code).toBe('account_suspended');
    expect((await company.api.get(`/api/profile/${seeker.profileId}`)).status).toBe(404);
    expect((await reinstate(staff, seeker.profileId)).status).toBe(200);
    await settled();
    expect((await company.api.get(`/api/profile/${seeker.profileId}`)).status).toBe(200);
  });

  it('has the same effects on a school, and restores its numbers', async () => {
    const staff = await staffApi(PASSWORD);
    const [school, seeker] = await Promise.all([newCompany({ type: 'educational' }), newSeeker()]);
    const stats = () => school.api.get('/api/school/stats');
    const profile = () => seeker.api.get(`/api/company/profile/${school.profileId}`);
    expect([(await stats()).status, (await profile()).status]).toEqual([200, 200]);
    expect((await suspend(seeker.api, school.profileId)).status).toBe(403);
    expect((await suspend(staff, school.profileId)).status).toBe(200);
    expect((await stats()).body).toMatchObject({ code: 'account_suspended', message: SENTENCE });
    expect((await login(school.email)).body.code).toBe('account_suspended');
    expect((await profile()).status).toBe(404);
    expect((await reinstate(staff, school.profileId)).status).toBe(200);
    expect((await stats()).body).toEqual({ students: 0 });
    await settled();
    expect((await profile()).status).toBe(200);
  });

  it('is for staff only, and needs a reason and an existing account', async () => {
    const staff = await staffApi(PASSWORD);
    const company = await newCompany();
    expect((await suspend(company.api, company.profileId)).status).toBe(403);
    expect((await suspend(staff, company.profileId, {})).status).toBe(400);
    expect((await suspend(staff, company.profileId, { reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await suspend(staff, '0'.repeat(24))).body.code).toBe('account_not_found');
    expect((await company.api.get('/api/payment/payment-history')).status).toBe(200);
  });

  it('always leaves a member of staff: no one can suspend themselves, and of two who suspend each other one stays', async () => {
    const [one, other] = await Promise.all([newStaff('One'), newStaff('Other')]);
    expect((await suspend(one.api, one.userId)).body.code).toBe('suspend_yourself');
    await Promise.all([suspend(one.api, other.userId), suspend(other.api, one.userId)]);
    const standing = (await Promise.all([one, other].map(({ userId }) => readUser(userId)))).filter(
      (user) => user && !user.suspendedAt,
    );
    expect(standing).toHaveLength(1);
    const stays = standing[0]?.id === one.userId ? one : other;
    const left = stays === one ? other : one;
    expect((await left.api.get('/api/admin/audit')).body.code).toBe('account_suspended');
    expect((await stays.api.get('/api/admin/audit')).status).toBe(200);
    expect((await reinstate(stays.api, left.userId)).status).toBe(200);
    expect((await left.api.get('/api/admin/audit')).status).toBe(200);
  });
});
