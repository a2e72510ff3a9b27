import '../../support/cloud/handler-environment.ts';
import { decodeJwt } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterCode } from '../../../functions/api/auth/enter-code.ts';
import { isCodeRequired, signIn as signInAtCognito } from '../../../functions/platform/cognito.ts';
import { codeAt } from '../../../infra/local/cognito/totp.ts';
import { cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import { api } from '../../support/contract/api.ts';
import { codeOf, keepSecret } from '../../support/people/authenticator.ts';
import {
  enroll,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  requestReset,
  signIn,
} from '../../support/people/people.ts';
import { newStaff, plantStaff, type Staff } from '../../support/people/staff.ts';

const AUDIT = '/api/admin/audit';
const MINUTE = 60_000;

const login = (email: string) => api().post('/api/auth/login', { email, password: PASSWORD });
const enter = (challenge: string, code: string) => api().post('/api/auth/second-factor', { challenge, code });
/** The challenge for staff after the password and, without an app, after the enrollment code. */
const askedOf = async (email: string) => {
  const { secondFactor } = (await login(email)).body;
  return secondFactor.enrollment ? enroll(email, secondFactor.challenge) : secondFactor;
};
const WRONG = '000000';

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the first sign-in of staff', () => {
  it("asks for the enrollment code, then returns a secret, and the secret's first code opens the session", async () => {
    const email = newEmail('staff');
    const id = await plantStaff(email);
    const { status, body, headers } = await login(email);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    const first = body.secondFactor;
    expect(body).toEqual({
      secondFactor: { challenge: expect.any(String), expiresAt: expect.any(String), enrollment: true },
    });
    const { challenge, setUp, ...rest } = await enroll(email, first.challenge);
    expect(rest).toEqual({ expiresAt: first.expiresAt });
    if (!setUp) throw new Error('There is no secret');
    const label = encodeURIComponent(`Plumbline:${email}`);
    expect(setUp).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/${label}?secret=${setUp.secret}&issuer=Plumbline`,
    });
    expect((await enter(challenge, WRONG)).body.code).toBe('code_refused');
    keepSecret(email, setUp.secret);
    const answer = await enter(challenge, await codeOf(email));
    expect(answer.body).toEqual({
      accessToken: expect.any(String),
      userData: expect.objectContaining({ id, email, role: 'support' }),
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refreshToken=.*HttpOnly/);
    const own = api(answer.body.accessToken);
    expect((await own.get(AUDIT, { subject: id })).body.results).toMatchObject([
      { action: 'set up second factor', staff: { id, name: 'Staff' }, subject: { type: 'user', id } },
    ]);
    // Cognito's secret for setting up a second factor stays on the server.
    expect(decodeJwt(answer.body.accessToken)).toMatchObject({ 'cognito:groups': ['support'] });
    expect(decodeJwt(answer.body.accessToken).scope).toBeUndefined();
    expect((await enter(challenge, await codeOf(email))).body.code).toBe('sign_in_expired');
  });

  it('that is started twice sets up only the newer secret', async () => {
    const email = newEmail('staff');
    await plantStaff(email);
    const [older, newer] = [await askedOf(email), await askedOf(email)];
    const code = ({ setUp }: typeof older) => codeAt(setUp!.secret, new Date());
    expect((await enter(older.challenge, code(older))).body.code).toBe('code_refused');
    expect((await enter(newer.challenge, code(newer))).status).toBe(200);
    expect(await askedOf(email)).toEqual({ challenge: expect.any(String), expiresAt: expect.any(String) });
  });

  it("that can't be stored opens no session, and the next one accepts the same enrollment code", async () => {
    const email = newEmail('staff');
    const id = await plantStaff(email);
    const { challenge, setUp } = await askedOf(email);
    keepSecret(email, setUp!.secret);
    failWritesOf('AuditEntry');
    const body = { challenge, code: await codeOf(email) };
    const call = { body, cookies: {}, sourceIp: '192.0.2.7', setCookie: () => {} } as never;
    await expect(enterCode.run(call)).rejects.toThrow();
    vi.restoreAllMocks();
    const { token } = await signIn(email);
    const { results } = (await api(token).get(AUDIT, { subject: id })).body;
    expect(results).toMatchObject([{ action: 'set up second factor' }]);
  });
});

describe('every later sign-in of staff', () => {
  it('asks for a code, which is accepted once', async () => {
    const code = await codeOf(staff.email);
    const { challenge } = await askedOf(staff.email);
    const { status, body } = await enter(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(status).toBe(200);
    expect((await api(body.accessToken).get(AUDIT)).status).toBe(200);
    expect((await enter(challenge, await codeOf(staff.email))).body.code).toBe('sign_in_expired');
    const again = await askedOf(staff.email);
    expect((await enter(again.challenge, code)).body).toEqual({
      code: 'code_refused',
      message: 'This code is not right. Please enter the one your app shows now.',
    });
  });

  it("rejects another user's code, and accepts a correct one after a wrong one", async () => {
    const [one, other] = await Promise.all([newStaff(), newStaff()]);
    const { challenge } = await askedOf(one.email);
    expect((await enter(challenge, await codeOf(other.email))).body.code).toBe('code_refused');
    expect((await enter(challenge, WRONG)).body.code).toBe('code_refused');
    expect((await enter(challenge, await codeOf(one.email))).status).toBe(200);
  });

  it('accepts only its own challenge, and a code of six digits', async () => {
    const { challenge } = await askedOf(staff.email);
    for (const forged of [
      'x',
      challenge.slice(4),
      challenge.slice(0, -4),
      `${challenge.slice(0, 80)}AAAA${challenge.slice(84)}`,
    ]) {
      expect((await enter(forged, WRONG)).body.code).toBe('sign_in_expired');
    }
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', '1'.repeat(21)]) {
      const { status, body } = await enter(challenge, code);
      expect([status, body.errors[0].path]).toEqual([400, 'code']);
    }
    expect((await enter('x'.repeat(12_001), WRONG)).status).toBe(400);
    expect((await api().post('/api/auth/second-factor', { code: WRONG })).status).toBe(400);
  });

  it('expires when the password or the account has changed since', async () => {
    const [one, other] = await Promise.all([newStaff(), newStaff()]);
    const [ofOne, ofOther] = [await askedOf(one.email), await askedOf(other.email)];
    const body = { password: 'Framing#2027', currentPassword: PASSWORD };
    // Staff have set a new password, and sign in again with it and a code.
    expect((await one.api.post('/api/users/changeAuthUserPassword', body)).body.code).toBe('session_ended');
    expect((await enter(ofOne.challenge, await codeOf(one.email))).body.code).toBe('sign_in_expired');
    // A session from the same second counts as one of the old password.
    await advanceClock(1000);
    expect((await signIn(one.email, body.password)).userData.id).toBe(one.userId);
    const reason = 'Left the company.';
    expect((await staff.api.post(`/api/admin/accounts/${other.userId}/suspend`, { reason })).status).toBe(200);
    expect((await enter(ofOther.challenge, await codeOf(other.email))).body.code).toBe('account_suspended');
    expect((await login(other.email)).body.code).toBe('account_suspended');
  });

  it('still asks for a code after a password reset was requested', async () => {
    expect((await requestReset(staff.email)).status).toBe(200);
    expect(await askedOf(staff.email)).toEqual({ challenge: expect.any(String), expiresAt: expect.any(String) });
  });
});

describe('a sign-in of a user who is not staff', () => {
  it('never asks for a code', async () => {
    for (const { email } of [await newSeeker(), await newCompany()]) {
      expect((await login(email)).body).toEqual({ accessToken: expect.any(String), userData: expect.anything() });
    }
  });
});

describe('the API for staff without a second factor', () => {
  it('rejects a session from a password alone, and refreshes no token for it', async () => {
    const id = await plantStaff(newEmail('staff'));
    const tokens = await signInAtCognito(id, PASSWORD);
    if (!tokens || isCodeRequired(tokens)) throw new Error('Cognito gave no tokens');
    const own = api(tokens.accessToken, `refreshToken=${tokens.refreshToken}`);
    expect((await own.get(AUDIT)).body.code).toBe('session_ended');
    expect((await own.get(`/api/users/${id}`)).body.code).toBe('session_ended');
    const refreshed = await own.post('/api/auth/refresh-token');
    expect([refreshed.status, refreshed.body.code]).toEqual([401, 'session_ended']);
  });
});

describe('a sign-in of staff that has started', () => {
  it('expires when the code is not entered within ten minutes', async () => {
    const email = newEmail('staff');
    await plantStaff(email);
    const [asked, first] = [await askedOf(staff.email), await askedOf(email)];
    expect(Date.parse(asked.expiresAt) - (await cloudNow()).getTime()).toBeGreaterThan(9 * MINUTE);
    await advanceClock(10 * MINUTE);
    expect((await enter(asked.challenge, await codeOf(staff.email))).body).toEqual({
      code: 'sign_in_expired',
      message: 'This took too long. Please enter your password again.',
    });
    keepSecret(email, first.setUp!.secret);
    expect((await enter(first.challenge, await codeOf(email))).body.code).toBe('sign_in_expired');
    expect((await signIn(staff.email)).userData.role).toBe('support');
  });
});
