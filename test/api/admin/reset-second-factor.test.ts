import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resetSecondFactor } from '../../../functions/api/admin/account-actions.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { advanceClock, fault } from '../../support/cloud/cloud.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { codeOf, keepEnrollmentCode } from '../../support/people/authenticator.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker, PASSWORD, signIn } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

const reason = 'Lost phone; seen in person.';

const reset = async (by: Api, email: string) => {
  const answer = await by.post('/api/admin/second-factors/reset', { email, reason });
  if (answer.status === 200) keepEnrollmentCode(email.trim().toLowerCase(), answer.body.enrollmentCode);
  return answer;
};

const askedOf = async (email: string) =>
  (await api().post('/api/auth/login', { email, password: PASSWORD })).body.secondFactor;

const enter = (challenge: string, code: string) => api().post('/api/auth/second-factor', { challenge, code });

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('Sam');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the second factor of a member of staff', () => {
  it('is reset by a colleague: sessions and challenges end, and the next sign-in sets up a new app', async () => {
    const other = await newStaff('Other');
    const before = await askedOf(other.email);
    const code = await codeOf(other.email);
    expect((await reset(staff.api, ` ${other.email.toUpperCase()} `)).body).toMatchObject({ success: true });
    expect((await other.api.get('/api/admin/audit')).body.code).toBe('session_ended');
    expect((await api(undefined, other.cookie).post('/api/auth/refresh-token')).body.code).toBe('session_ended');
    expect((await enter(before.challenge, code)).body.code).toBe('sign_in_expired');
    await advanceClock(1000);
    const { challenge, enrollment } = await askedOf(other.email);
    expect(enrollment).toBe(true);
    expect((await enter(challenge, code)).body.code).toBe('sign_in_expired');
    const own = api((await signIn(other.email)).token);
    expect((await own.get('/api/admin/audit', { subject: other.userId })).body.results).toMatchObject([
      { action: 'set up second factor', staff: { name: 'Other' } },
      { action: 'reset second factor', staff: { id: staff.userId, name: 'Sam' }, reason },
      { action: 'set up second factor', staff: { name: 'Other' } },
    ]);
    expect((await askedOf(other.email)).enrollment).toBeUndefined();
  });

  it('notifies only its owner by mail: who reset it and why', async () => {
    const other = await newStaff('Other');
    expect((await reset(staff.api, other.email)).status).toBe(200);
    const told = await mailsAbout(other, /second step/);
    expect(told.map(({ subject }) => subject)).toEqual(['Your second step at Plumbline was reset']);
    expect(told[0]?.text).toContain('Sam reset the code');
    expect(told[0]?.text).toContain(reason);
    expect(await mailsAbout(staff, /second step/)).toEqual([]);
  });

  it("can't be reset by its owner, for a user who isn't staff, or by one who isn't", async () => {
    const [seeker, company] = [await newSeeker(), await newCompany()];
    const named = { errors: [{ path: 'email' }] };
    expect((await reset(staff.api, staff.email)).body).toMatchObject({ code: 'reset_own_second_factor', ...named });
    for (const email of [seeker.email, company.email, newEmail()]) {
      expect(await reset(staff.api, email)).toMatchObject({ status: 404, body: { code: 'staff_not_found', ...named } });
    }
    for (const { api: caller } of [seeker, company]) expect((await reset(caller, staff.email)).status).toBe(403);
    expect((await reset(api(), staff.email)).status).toBe(401);
    expect((await staff.api.post('/api/admin/second-factors/reset', { email: staff.email })).status).toBe(400);
    expect((await staff.api.get('/api/admin/audit')).status).toBe(200);
  });

  it("stays unchanged when the entry of the log can't be written", async () => {
    const other = await newStaff();
    const { secondFactorFrom } = (await readUser(other.userId)) ?? {};
    failWritesOf('AuditEntry');
    const call = { body: { email: other.email, reason }, caller: { ...staff, displayName: 'Sam' } } as never;
    await expect(resetSecondFactor.run(call)).rejects.toThrow();
    expect(await readUser(other.userId)).toMatchObject({ secondFactorFrom });
    expect((await other.api.get('/api/admin/audit')).status).toBe(200);
    expect((await askedOf(other.email)).enrollment).toBeUndefined();
  });

  it('is reset by a repeated request when Cognito failed in between', async () => {
    const other = await newStaff();
    await fault({ dependency: 'cognito', mode: 'fail', match: 'AdminSetUserMFAPreference' });
    expect((await reset(staff.api, other.email)).status).toBeGreaterThanOrEqual(500);
    expect((await other.api.get('/api/admin/audit')).body.code).toBe('session_ended');
    await fault({ dependency: 'cognito', mode: 'off' });
    expect((await reset(staff.api, other.email)).status).toBe(200);
    expect((await askedOf(other.email)).enrollment).toBe(true);
  });
});
