import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { advanceClock, mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import {
  freshSolution,
  keyMailedTo,
  newAccount,
  newEmail,
  newSeeker,
  PASSWORD,
  register,
  signIn,
} from '../../support/people/people.ts';

const HOUR = 3_600_000;

beforeAll(enterNextHour);

describe('signing up', () => {
  it('[ACC-13] returns a challenge and accepts its solution once', async () => {
    const challenge = await freshSolution();
    const first = await api().post('/api/users/register', { email: newEmail(), challenge });
    expect(first).toMatchObject({ status: 200, body: { success: true } });

    const replayed = await api().post('/api/users/register', { email: newEmail(), challenge });
    expect(replayed).toMatchObject({
      status: 400,
      body: { code: 'challenge_failed', errors: [{ path: 'challenge', message: 'Something went Wrong, Try again!!' }] },
    });
  });

  it('[ACC-13] rejects the same solution encoded differently', async () => {
    const challenge = await freshSolution();
    await api().post('/api/users/register', { email: newEmail(), challenge });
    const parts = JSON.parse(Buffer.from(challenge, 'base64').toString());
    const rewritten = Buffer.from(JSON.stringify({ took: 5, ...parts })).toString('base64');
    expect((await api().post('/api/users/register', { email: newEmail(), challenge: rewritten })).status).toBe(400);
  });

  it.each([
    ['missing', undefined],
    ['not base64 JSON', 'nonsense'],
    [
      'unsigned',
      Buffer.from(
        JSON.stringify({ algorithm: 'SHA-256', challenge: 'a', number: 1, salt: 'b', signature: 'c' }),
      ).toString('base64'),
    ],
    ['of another type', 42],
  ])('[ACC-13] refuses a challenge that is %s and mails nothing', async (_, challenge) => {
    const email = newEmail();
    expect((await api().post('/api/users/register', { email, challenge })).status).toBe(400);
    expect(await mailTo(email)).toEqual([]);
  });

  it('[ACC-13] rejects an expired challenge', async () => {
    const challenge = await freshSolution();
    await advanceClock(11 * 60_000);
    expect((await api().post('/api/users/register', { email: newEmail(), challenge })).status).toBe(400);
  });

  it.each([
    [undefined, 'Please enter your email address'],
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address'],
    ['a@b', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
    [7, 'Please enter your email address'],
  ])('[ACC-12] answers the e-mail %j with its message', async (email, message) => {
    const answer = await api().post('/api/users/register', { email, challenge: await freshSolution() });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toEqual({ path: 'email', message });
  });

  it('[ACC-14] lower-cases and trims the e-mail before it writes to it', async () => {
    const email = newEmail('Mixed.Case');
    const challenge = await freshSolution();
    await api().post('/api/users/register', { email: ` ${email.toUpperCase()} `, challenge });
    expect(await keyMailedTo(email.toLowerCase())).not.toBe('');
  });

  it('mails a set-up link to confirm-email that works once', async () => {
    const email = newEmail();
    await register(email, 'candidate');
    const [mail] = await mailTo(email);
    expect(mail).toMatchObject({ to: email, subject: 'Set up your Plumbline account' });
    expect(mail?.text).toContain('/confirm-email?key=');

    const emailConfirmationKey = await keyMailedTo(email);
    const confirm = () => api().post('/api/users/confirmEmail', { emailConfirmationKey, password: PASSWORD });
    expect(await confirm()).toMatchObject({ status: 200, body: { success: true, email } });
    expect(await confirm()).toMatchObject({
      status: 400,
      body: { code: 'confirmation_refused', message: "We couldn't confirm your account." },
    });
  });

  it('[ACC-20] makes one account when the link is used twice at the same moment', async () => {
    const email = newEmail();
    await register(email, 'candidate');
    const emailConfirmationKey = await keyMailedTo(email);
    const confirm = () => api().post('/api/users/confirmEmail', { emailConfirmationKey, password: PASSWORD });
    const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect((await signIn(email)).userData.email).toBe(email);
  });

  it('[ACC-20] rejects an unknown and an expired key with the same text', async () => {
    const refusal = {
      status: 400,
      body: { code: 'confirmation_refused', message: "We couldn't confirm your account." },
    };
    const unknown = { emailConfirmationKey: 'not-a-key', password: PASSWORD };
    expect(await api().post('/api/users/confirmEmail', unknown)).toMatchObject(refusal);

    const email = newEmail();
    await register(email, 'candidate');
    const emailConfirmationKey = await keyMailedTo(email);
    await advanceClock(49 * HOUR);
    expect(await api().post('/api/users/confirmEmail', { emailConfirmationKey, password: PASSWORD })).toMatchObject(
      refusal,
    );
  });

  it('sends the link again to an unconfirmed user, and counts only by address', async () => {
    const email = newEmail();
    await register(email, 'candidate');
    await register(email, 'candidate');
    expect(await mailTo(email)).toHaveLength(2);
  });

  it('rejects an address that has an account', async () => {
    const { email } = await newAccount();
    const answer = await api().post('/api/users/register', { email, challenge: await freshSolution() });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_exists', message: 'Email already exist' } });
  });

  it.each([
    ['', 'Please enter a password'],
    ['Aa1!', 'Please enter a password at least 8 characters long'],
    ['Abcdefg1', 'Password requires at least one special character'],
    ['abcdefg1!', 'Password requires at least one upper-case character'],
    ['ABCDEFG1!', 'Password requires at least one lower-case character'],
    ['Abcdefgh!', 'Password requires at least one number'],
  ])('[ACC-22] [ACC-23] [ACC-24] refuses the password %j and keeps the key', async (password, message) => {
    const email = newEmail();
    await register(email, 'candidate');
    const emailConfirmationKey = await keyMailedTo(email);
    const refused = await api().post('/api/users/confirmEmail', { emailConfirmationKey, password });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ path: 'password', message });
    expect((await api().post('/api/users/confirmEmail', { emailConfirmationKey, password: PASSWORD })).status).toBe(
      200,
    );
  });
});

describe('signing in', () => {
  it('[ACC-04] returns an access token and the user, and sets a strict refresh cookie', async () => {
    const { email, userId } = await newAccount();
    const answer = await api().post('/api/auth/login', {
      email: ` ${email.toUpperCase()} `,
      password: ` ${PASSWORD} `,
    });
    expect(answer.body).toEqual({
      accessToken: expect.stringMatching(/^ey/),
      userData: {
        _id: userId,
        id: userId,
        email,
        displayName: email,
        role: 'user',
        profileType: 'candidate',
        agreedTerms: TERMS_VERSION,
      },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^refreshToken=.+; Max-Age=\d+; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('[ACC-04] returns the same error for an unknown address and a wrong password', async () => {
    const { email } = await newAccount();
    const refusal = { status: 401, body: { code: 'wrong_credentials', message: 'Wrong Email or Password' } };
    expect(await api().post('/api/auth/login', { email, password: 'Wrong!2026' })).toMatchObject(refusal);
    expect(await api().post('/api/auth/login', { email: newEmail(), password: PASSWORD })).toMatchObject(refusal);
  });

  it('locks the account after fifty wrong passwords from anywhere, even for a correct one', async () => {
    const { email } = await newAccount();
    for (let attempt = 0; attempt < 50; attempt += 1)
      await api().post('/api/auth/login', { email, password: 'Wrong!2026' });
    const locked = await api().post('/api/auth/login', { email, password: PASSWORD });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    await advanceClock(16 * 60_000);
    expect((await api().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('[ACC-34] [API-03] returns a new access token for the cookie, under both names', async () => {
    const { cookie, userId } = await newAccount();
    for (const path of ['/api/auth/refresh-token', '/api/auth/refreshToken']) {
      const { status, body } = await api(undefined, cookie).post(path);
      expect(status).toBe(200);
      expect(body).toEqual({ accessToken: expect.any(String), agreedTerms: TERMS_VERSION });
      expect((await api(body.accessToken).get(`/api/users/${userId}`)).status).toBe(200);
    }
    expect((await api().post('/api/auth/refresh-token')).status).toBe(401);
    expect((await api(undefined, 'refreshToken=forged').post('/api/auth/refresh-token')).status).toBe(401);
  });

  it('revokes the session: the cookie returns no more tokens', async () => {
    const { token, cookie } = await newAccount();
    const answer = await api(token, cookie).post('/api/auth/revoke-token');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refreshToken=; Max-Age=0; Path=\/api\/auth/);
    expect((await api(undefined, cookie).post('/api/auth/refresh-token')).status).toBe(401);
    expect((await api().post('/api/auth/revoke-token')).status).toBe(401);
  });

  it('[API-01] rejects a missing, tampered or expired token', async () => {
    const { token, userId } = await newSeeker();
    const path = `/api/users/${userId}`;
    expect((await api().get(path)).status).toBe(401);
    expect((await api(`${token.slice(0, -4)}AAAA`).get(path)).status).toBe(401);
    expect((await api(token).get(path)).status).toBe(200);
    await advanceClock(16 * 60_000);
    expect((await api(token).get(path)).status).toBe(401);
  });

  it('[ACC-06] stamps the last activity at login and at refresh', async () => {
    const seeker = await newSeeker();
    const stamp = async (token: string) => (await api(token).get(`/api/profile/${seeker.profileId}`)).body.lastActivity;
    const before = await stamp(seeker.token);
    await advanceClock(2 * 60_000);
    const { token, cookie } = await signIn(seeker.email);
    const afterLogin = await stamp(token);
    expect(Date.parse(afterLogin) - Date.parse(before)).toBeGreaterThanOrEqual(2 * 60_000);
    await advanceClock(2 * 60_000);
    const { body } = await api(undefined, cookie).post('/api/auth/refresh-token');
    expect(Date.parse(await stamp(body.accessToken)) - Date.parse(afterLogin)).toBeGreaterThanOrEqual(2 * 60_000);
  });
});

describe('users', () => {
  it('[ACC-36] lets a user read and remove only their own account', async () => {
    const one = await newSeeker();
    const other = await newSeeker();
    expect((await one.api.get(`/api/users/${one.userId}`)).body).toMatchObject({
      _id: one.userId,
      email: one.email,
      displayName: 'Travis Yoder',
      role: 'user',
    });
    expect((await other.api.get(`/api/users/${one.userId}`)).status).toBe(404);
    expect((await other.api.delete(`/api/users/${one.userId}`, { currentPassword: PASSWORD })).status).toBe(404);
    expect((await one.api.delete(`/api/users/${one.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await one.api.get(`/api/users/${one.userId}`)).body.code).toBe('account_inactive');
    const answer = await api().post('/api/auth/login', { email: one.email, password: PASSWORD });
    expect(answer.status).toBe(401);
    await register(one.email, 'candidate');
  });

  it('lets only staff create accounts directly', async () => {
    const body = { email: newEmail(), password: PASSWORD };
    expect((await api().post('/api/users', body)).status).toBe(401);
    expect((await (await newSeeker()).api.post('/api/users', body)).status).toBe(403);
  });
});
