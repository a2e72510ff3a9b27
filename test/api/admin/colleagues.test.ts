import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { putNewUser, readUser, type UserItem } from '../../../functions/table/accounts/user.ts';
import { MOST_STAFF } from '../../../functions/table/accounts/user-staff.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { keepEnrollmentCode } from '../../support/people/authenticator.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker, signIn } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

const reason = 'Left the company.';
const NEW_PASSWORD = 'Kosciusko!2027';

let admin: Staff;
beforeAll(async () => {
  admin = await newStaff('Sam Whitaker');
});

const rowOf = async (by: Api, id: string) =>
  (await by.get('/api/admin/staff')).body.results.find((row: { id: string }) => row.id === id);
const setRole = (by: Api, id: string, role: string) => by.patch(`/api/admin/staff/${id}`, { role });
const invite = (email: string, role = 'finance') =>
  admin.api.post('/api/admin/staff', { displayName: 'Priya Nair', email, role });
const mailedKey = async (email: string): Promise<string> => {
  const [mail] = await mailsAbout({ email }, /Sam Whitaker added you to the Plumbline staff/);
  return new URL(/https?:\/\/\S*reset-password\S*/.exec(mail!.text)![0]).searchParams.get('k')!;
};

describe('a colleague', () => {
  it('is invited by mail, chooses a password, sets up an app with the code and has only the rights of the role', async () => {
    const email = newEmail('priya');
    const { status, body } = await invite(email);
    expect(status).toBe(201);
    expect(await rowOf(admin.api, body.id)).toMatchObject({
      name: 'Priya Nair',
      email,
      role: 'finance',
      hasSecondFactor: false,
    });

    const chosen = { passwordResetKey: await mailedKey(email), password: NEW_PASSWORD };
    expect((await api().post('/api/users/changeUserPassword', chosen)).status).toBe(200);
    keepEnrollmentCode(email, body.enrollmentCode);
    const { token, userData } = await signIn(email, NEW_PASSWORD);

    expect(userData).toMatchObject({ role: 'support', staffRole: 'finance' });
    expect((await api(token).get('/api/admin/staff')).body.code).toBe('staff_right_missing');
    expect((await api(token).post('/api/admin/companies', {})).status).toBe(200);
    expect(await rowOf(admin.api, body.id)).toMatchObject({
      hasSecondFactor: true,
      lastSignInAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('gets another link and code until the app is set up, and none afterwards', async () => {
    const email = newEmail('maria');
    const { id, enrollmentCode } = (await invite(email, 'support')).body;
    const again = await admin.api.post(`/api/admin/staff/${id}/invitation`);
    expect(again.status).toBe(200);
    expect(again.body.enrollmentCode).not.toBe(enrollmentCode);
    const { userId } = await newStaff('Set up');
    expect((await admin.api.post(`/api/admin/staff/${userId}/invitation`)).body.code).toBe('staff_set_up');
    const company = await newCompany();
    expect((await admin.api.post(`/api/admin/staff/${company.userId}/invitation`)).body.code).toBe(
      'colleague_not_found',
    );
  });

  it('is not added with the address of an account', async () => {
    const { email } = await newSeeker();
    expect((await invite(email)).body.code).toBe('email_exists');
  });

  it('gets another role, signs in again, and the change is in the history with both roles', async () => {
    const other = await newStaff('Other');
    expect((await setRole(admin.api, other.userId, 'support')).body).toMatchObject({ role: 'support' });
    expect((await other.api.get('/api/admin/audit')).body.code).toBe('session_ended');
    await advanceClock(1000);
    const { token } = await signIn(other.email);
    expect((await setRole(api(token), admin.userId, 'support')).body.code).toBe('staff_right_missing');
    const { results } = (await admin.api.get('/api/admin/audit', { subject: other.userId })).body;
    expect(results.find(({ action }: { action: string }) => action === 'change staff role')).toMatchObject({
      staff: { id: admin.userId },
      before: { role: 'admin' },
      after: { role: 'support' },
    });
  });

  it('still opens the link of the invitation after the role was changed', async () => {
    const email = newEmail('priya');
    const { id, enrollmentCode } = (await invite(email)).body;
    await advanceClock(1000);
    expect((await setRole(admin.api, id, 'support')).body).toMatchObject({ role: 'support' });
    const chosen = { passwordResetKey: await mailedKey(email), password: NEW_PASSWORD };
    expect((await api().post('/api/users/changeUserPassword', chosen)).status).toBe(200);
    keepEnrollmentCode(email, enrollmentCode);
    expect((await signIn(email, NEW_PASSWORD)).userData).toMatchObject({ staffRole: 'support' });
  });

  it('is removed with a reason and can not sign in any more', async () => {
    const leaver = await newStaff('Leaver');
    expect((await admin.api.delete(`/api/admin/staff/${leaver.userId}`)).status).toBe(400);
    expect((await admin.api.delete(`/api/admin/staff/${leaver.userId}`, { reason })).status).toBe(200);
    expect(await readUser(leaver.userId)).toBeUndefined();
    expect(await rowOf(admin.api, leaver.userId)).toBeUndefined();
    expect((await leaver.api.get('/api/admin/audit')).status).toBe(401);
  });

  it('is not found when the id belongs to a user who is not on the staff', async () => {
    const { userId } = await newCompany();
    expect((await setRole(admin.api, userId, 'admin')).body.code).toBe('colleague_not_found');
    expect((await admin.api.delete(`/api/admin/staff/${userId}`, { reason })).body.code).toBe('colleague_not_found');
    expect((await readUser(userId))?.role).toBe('user');
  });
});

describe('an admin', () => {
  it('can neither change their own role nor remove themselves', async () => {
    expect((await setRole(admin.api, admin.userId, 'support')).body.code).toBe('own_staff_role');
    expect((await admin.api.delete(`/api/admin/staff/${admin.userId}`, { reason })).body.code).toBe('delete_yourself');
  });

  it('remains when two demote each other at the same moment', async () => {
    const [one, other] = await Promise.all([newStaff('One'), newStaff('Other')]);
    await Promise.all([setRole(one.api, other.userId, 'support'), setRole(other.api, one.userId, 'support')]);
    const roles = await Promise.all([one, other].map(async ({ userId }) => (await readUser(userId))?.staffRole));
    expect(roles.filter((role) => role !== 'support')).toHaveLength(1);
  });

  it('remains when two remove each other at the same moment', async () => {
    const [one, other] = await Promise.all([newStaff('One'), newStaff('Other')]);
    await Promise.all(
      [
        [one, other],
        [other, one],
      ].map(([by, leaver]) => by!.api.delete(`/api/admin/staff/${leaver!.userId}`, { reason })),
    );
    const left = await Promise.all([one, other].map(({ userId }) => readUser(userId)));
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  it('is not suspended by a colleague with the role support', async () => {
    const support = await newStaff('Support', { staffRole: 'support' });
    const suspend = (id: string) => support.api.post(`/api/admin/accounts/${id}/suspend`, { reason });
    expect((await suspend(admin.userId)).body.code).toBe('staff_right_missing');
    expect((await suspend((await newCompany()).profileId)).status).toBe(200);
  });
});

it('the staff has up to a hundred members, and a removed one makes room for another', async () => {
  const { results } = (await admin.api.get('/api/admin/staff')).body;
  const member = (): UserItem => ({
    id: newId(),
    email: newEmail('colleague'),
    displayName: 'Colleague',
    role: 'support',
    staffRole: 'support',
    kind: 'provider',
    status: 'active',
    language: 'en',
    createdAt: new Date().toISOString(),
  });
  const members = Array.from({ length: MOST_STAFF - results.length }, member);
  await transact(...members.map(putNewUser));
  const email = newEmail('priya');

  expect(await invite(email)).toMatchObject({
    status: 409,
    body: { code: 'too_many_staff', message: 'There are 100 colleagues already. Remove one first.' },
  });
  expect(await readEmailClaim(email)).toBeUndefined();

  expect((await admin.api.delete(`/api/admin/staff/${members[0]!.id}`, { reason })).status).toBe(200);
  expect((await invite(email)).status).toBe(201);
});
