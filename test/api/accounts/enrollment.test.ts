import '../../support/cloud/handler-environment.ts';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff, listStaff, removeStaff, resetStaff } from '../../../functions/operator/staff/staff-accounts.ts';
import { setPassword } from '../../../functions/platform/cognito.ts';
import { countCall } from '../../../functions/services/limits/named-budgets.ts';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { readUser, startSecondFactor } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { codeAt } from '../../../infra/local/cognito/totp.ts';
import { cloudNow, enterNextHour } from '../../support/cloud/clock.ts';
import { advanceClock, fault } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { codeOf, enrollmentCodeOf, keepEnrollmentCode } from '../../support/people/authenticator.ts';
import { newEmail, newSeeker, PASSWORD, signIn } from '../../support/people/people.ts';
import { newStaff, plantStaff, type Staff } from '../../support/people/staff.ts';

const reason = 'Lost phone; seen in person.';
const login = async (email: string, address?: string) =>
  (await api(undefined, undefined, address).post('/api/auth/login', { email, password: PASSWORD })).body;
const challengeOf = async (email: string): Promise<string> => (await login(email)).secondFactor.challenge;
const enroll = (challenge: string, enrollmentCode: string, address?: string) =>
  api(undefined, undefined, address).post('/api/auth/enrollment', { challenge, enrollmentCode });
const enter = (challenge: string, code: string) => api().post('/api/auth/second-factor', { challenge, code });
/** The number of codes that count as wrong for a user. */
const wrongCodesOf = async (budget: 'code-user' | 'enrollment-user', userId: string): Promise<number> =>
  (await countCall(budget, userId)) - 1;
/** A code that the server did not make, of the right form. */
const OTHER = '0000-0000-0000';

/** A member of staff without an app, and their enrollment code. */
const newcomer = async () => {
  const email = newEmail('staff');
  const userId = await plantStaff(email);
  return { email, userId, code: enrollmentCodeOf(email) };
};

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('Sam');
});
beforeEach(enterNextHour);
afterEach(async () => {
  await fault({ dependency: 'cognito', mode: 'off' });
});

describe('a password of staff without an app', () => {
  it("returns no secret without the enrollment code: not by login, a wrong code, or another user's code", async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { secondFactor, ...rest } = await login(one.email);
    expect(rest).toEqual({});
    expect(secondFactor.setUp).toBeUndefined();
    for (const code of [OTHER, other.code]) {
      const { status, body } = await enroll(secondFactor.challenge, code);
      expect({ status, body }).toEqual({
        status: 401,
        body: {
          code: 'enrollment_code_refused',
          message: 'This enrollment code is wrong, used or expired. A colleague on the staff can give you a new one.',
        },
      });
    }
    expect((await enter(secondFactor.challenge, '123456')).body.code).toBe('sign_in_expired');
  });

  it("returns no secret for a code from before an operator's reset, which ends the password as well", async () => {
    const { email, userId, code } = await newcomer();
    await resetStaff(email, reason);
    expect((await login(email)).code).toBe('wrong_credentials');
    await setPassword(userId, email, PASSWORD);
    await advanceClock(1000);
    expect((await enroll(await challengeOf(email), code)).body.code).toBe('enrollment_code_refused');
  });
});

describe('an enrollment code', () => {
  it('is stored as a hash, and has 60 random bits', async () => {
    const colleagues = await Promise.all([newcomer(), newcomer(), newcomer()]);
    for (const { userId, code } of colleagues) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      const stored = JSON.stringify(await readUser(userId));
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    expect(new Set(colleagues.map(({ code }) => code)).size).toBe(3);
  });

  it('is accepted in lower case, with spaces, without dashes and with letters that look like digits', async () => {
    const { email, code } = await newcomer();
    const challenge = await challengeOf(email);
    const plain = code.replaceAll('-', '');
    for (const written of [
      plain,
      plain.toLowerCase(),
      ` ${code.replaceAll('-', ' ')} `,
      code.replaceAll('1', 'l').replaceAll('0', 'o'),
    ])
      expect((await enroll(challenge, written)).body.secondFactor.setUp.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('expires with the first code of the app, and not before', async () => {
    const { email, userId, code } = await newcomer();
    const challenge = await challengeOf(email);
    expect((await enroll(challenge, code)).status).toBe(200);
    const { secondFactor } = (await enroll(challenge, code)).body;
    const entered = await enter(secondFactor.challenge, codeAt(secondFactor.setUp.secret, await cloudNow()));
    expect(entered.status).toBe(200);
    expect(await readUser(userId)).not.toHaveProperty('enrollmentHash');
    expect((await enroll(challenge, code)).body.code).toBe('sign_in_expired');
    expect((await login(email)).secondFactor.enrollment).toBeUndefined();
  });

  it.each([
    ['different', [0, -1]],
    ['equal', [0, 0]],
  ])(
    'accepts one of two %s right app codes that arrive at the same time, and counts none as wrong',
    async (_, steps) => {
      const { email, userId, code } = await newcomer();
      const { challenge, setUp } = (await enroll(await challengeOf(email), code)).body.secondFactor;
      const time = await cloudNow();
      const answers = await Promise.all(steps.map((step) => enter(challenge, codeAt(setUp.secret, time, step))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'sign_in_expired')).toHaveLength(1);
      expect(await readUser(userId)).not.toHaveProperty('enrollmentUntil');
      expect(await wrongCodesOf('code-user', userId)).toBe(0);
    },
  );

  it('is accepted for two requests at the same time, and counts for neither as wrong', async () => {
    const { email, userId, code } = await newcomer();
    const challenge = await challengeOf(email);
    const answers = await Promise.all([enroll(challenge, code), enroll(challenge, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await wrongCodesOf('enrollment-user', userId)).toBe(0);
  });

  it('expires in the transaction that starts the second factor, which fails for any other code', async () => {
    const { userId } = await newcomer();
    const { enrollmentHash = '' } = (await readUser(userId))!;
    const start = (hash: string, from: string) => transact(startSecondFactor(userId, from, hash));
    await expect(start('f'.repeat(64), '2026-11-26T10:00:00.000Z')).rejects.toThrow();
    await start(enrollmentHash, '2026-11-26T10:00:00.000Z');
    await expect(start(enrollmentHash, '2026-11-26T11:00:00.000Z')).rejects.toThrow();
  });

  it('is rejected for an older challenge when it was used in between', async () => {
    const { email, code } = await newcomer();
    const [older, newer] = [await challengeOf(email), await challengeOf(email)];
    const started = (await enroll(older, code)).body.secondFactor;
    const { challenge, setUp } = (await enroll(newer, code)).body.secondFactor;
    expect((await enter(challenge, codeAt(setUp.secret, await cloudNow()))).status).toBe(200);
    expect((await enter(started.challenge, '000000')).body.code).toBe('sign_in_expired');
  });

  it.each(['', 'ABCD-EFGH', 'ABCD-EFGH-JKMU', `${OTHER}0`, 'ABCD-EFGH-JKM!', '1'.repeat(41)])(
    'is rejected with 400 at its field when it is %j',
    async (code) => {
      const { status, body } = await enroll('x', code);
      expect([status, body.errors[0].path]).toEqual([400, 'enrollmentCode']);
    },
  );

  it('is only accepted for the challenge after a password', async () => {
    const { email } = await newStaff();
    for (const challenge of ['x', await challengeOf(email)])
      expect((await enroll(challenge, OTHER)).body.code).toBe('sign_in_expired');
    const seeker = await newSeeker();
    expect((await login(seeker.email)).secondFactor).toBeUndefined();
  });
});

describe('tries of enrollment codes', () => {
  it('block the network that guesses for a quarter of an hour, and not the owner elsewhere', async () => {
    const { email, code } = await newcomer();
    const challenge = await challengeOf(email);
    const stranger = '10.8.8.8';
    for (let turn = 0; turn < 10; turn += 1) expect((await enroll(challenge, OTHER, stranger)).status).toBe(401);
    expect((await enroll(challenge, code, stranger)).status).toBe(429);
    expect((await enroll(challenge, code, '10.8.8.9')).status).toBe(200);
    await advanceClock(16 * 60_000);
    const later = (await login(email, '10.8.8.10')).secondFactor.challenge;
    expect((await enroll(later, code, stranger)).status).toBe(200);
  });
});

describe('a reset by a colleague', () => {
  it('returns a code once, which replaces an earlier one, and no app enrolls without it', async () => {
    const other = await newStaff('Other');
    const own = (await newStaff('Dana')).api;
    const reset = async () => (await own.post('/api/admin/second-factors/reset', { email: other.email, reason })).body;
    const [first, second] = [await reset(), await reset()];
    expect(second).toEqual({
      success: true,
      enrollmentCode: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      enrollmentUntil: expect.any(String),
    });
    await advanceClock(1000);
    const challenge = await challengeOf(other.email);
    expect((await enroll(challenge, first.enrollmentCode)).body.code).toBe('enrollment_code_refused');
    keepEnrollmentCode(other.email, second.enrollmentCode);
    expect((await signIn(other.email)).userData.id).toBe(other.userId);
  });

  it("whose call to Cognito failed is completed by the next sign-in: the old app's codes are rejected", async () => {
    const other = await newStaff('Other');
    const own = (await newStaff('Dana')).api;
    await fault({ dependency: 'cognito', mode: 'fail', match: 'AdminSetUserMFAPreference' });
    const { status } = await own.post('/api/admin/second-factors/reset', { email: other.email, reason });
    expect(status).toBeGreaterThanOrEqual(500);
    await fault({ dependency: 'cognito', mode: 'off' });
    await advanceClock(1000);
    const { secondFactor } = await login(other.email);
    expect(secondFactor.enrollment).toBe(true);
    expect((await enter(secondFactor.challenge, await codeOf(other.email))).body.code).toBe('sign_in_expired');
  });
});

describe('a set-up whose last call to Cognito failed', () => {
  it('is completed by the next sign-in, which asks for the code of the app', async () => {
    const { email, code } = await newcomer();
    const { secondFactor } = (await enroll(await challengeOf(email), code)).body;
    await fault({ dependency: 'cognito', mode: 'fail', match: 'AdminSetUserMFAPreference' });
    const entered = await enter(secondFactor.challenge, codeAt(secondFactor.setUp.secret, await cloudNow()));
    expect(entered.status).toBeGreaterThanOrEqual(500);
    await fault({ dependency: 'cognito', mode: 'off' });
    const next = (await login(email)).secondFactor;
    expect(next).toEqual({ challenge: expect.any(String), expiresAt: expect.any(String) });
  });
});

describe('an operator', () => {
  it('adds the first member of staff, who chooses a password by mail and enrolls with the printed code', async () => {
    const email = newEmail('staff');
    keepEnrollmentCode(email, await addStaff(email, 'Robin'));
    expect((await login(email)).code).toBe('wrong_credentials');
    const { userId } = (await readEmailClaim(email))!;
    await expect(addStaff(email, 'Robin')).rejects.toThrow(`There is an account of ${email} already.`);
    await setPassword(userId, email, PASSWORD);
    const { token, userData } = await signIn(email);
    expect(userData).toMatchObject({ id: userId, role: 'support', displayName: 'Robin' });
    const { results } = (await api(token).get('/api/admin/audit', { subject: userId })).body;
    expect(results).toMatchObject([
      { action: 'set up second factor', staff: { name: 'Robin' } },
      { action: 'create user', staff: { name: 'Operator' } },
    ]);
  });

  it('resets the second factor only of staff without a colleague', async () => {
    const other = await newStaff('Other');
    const code = await resetStaff(other.email, reason);
    expect((await other.api.get('/api/admin/audit')).body.code).toBe('session_ended');
    await advanceClock(1000);
    keepEnrollmentCode(other.email, code);
    expect((await signIn(other.email)).userData.id).toBe(other.userId);
    const seeker = await newSeeker();
    await expect(resetStaff(seeker.email, reason)).rejects.toThrow('There is no member of staff');
    expect((await staff.api.get('/api/admin/audit')).status).toBeLessThan(500);
  });

  it('removes only a member of staff, with a reason in the history', async () => {
    const [colleague, leaver] = [await newStaff('Colleague'), await newStaff('Leaver')];
    expect(await listStaff()).toContainEqual({ email: leaver.email, displayName: 'Leaver', hasApp: true });
    await removeStaff(leaver.email, 'Left the company');
    expect((await listStaff()).map(({ email }) => email)).not.toContain(leaver.email);
    expect((await leaver.api.get('/api/admin/audit')).status).toBe(401);
    expect((await login(leaver.email)).code).toBe('wrong_credentials');
    const { results } = (await colleague.api.get('/api/admin/audit', { subject: leaver.userId })).body;
    const deletion = results.find(({ action }: { action: string }) => action === 'delete user');
    expect(deletion).toMatchObject({
      staff: { name: 'Operator' },
      reason: 'Left the company',
    });
    await expect(removeStaff((await newSeeker()).email, reason)).rejects.toThrow('There is no member of staff');
  });
});

// This group is last, because it moves the cloud's clock ahead of the clock of this process.
describe('the end of the time of an enrollment code', () => {
  it('comes after 72 hours, and a colleague issues a new code', async () => {
    const { email, code } = await newcomer();
    await advanceClock(72 * HOUR_MS);
    expect((await enroll(await challengeOf(email), code)).body.code).toBe('enrollment_code_refused');
    const { api: own } = await newStaff('Dana');
    const { body } = await own.post('/api/admin/second-factors/reset', { email, reason });
    await advanceClock(1000);
    expect((await enroll(await challengeOf(email), body.enrollmentCode)).status).toBe(200);
  });
});
