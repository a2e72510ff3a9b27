import { beforeAll, describe, expect, it } from 'vitest';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { advanceClock, fault, mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import {
  keyMailedTo,
  newAccount,
  newEmail,
  newSeeker,
  PASSWORD,
  register,
  requestReset,
  signIn,
} from '../../support/people/people.ts';

const NEW_PASSWORD = 'Winona-Lake-46590!';
const MINUTE = 60_000;
const OVER = { status: 400, body: { message: 'This link is no longer valid. Please request a new one.' } };

const request = requestReset;
const change = (passwordResetKey: string, password = NEW_PASSWORD) =>
  api().post('/api/users/changeUserPassword', { passwordResetKey, password });
const login = (email: string, password: string) => api().post('/api/auth/login', { email, password });

const resetMails = async (email: string) =>
  (await mailTo(email)).filter(({ subject }) => subject === 'Choose a new Plumbline password');
const resetKeys = async (email: string): Promise<string[]> =>
  (await resetMails(email)).map(({ links }) => new URL(links[0] ?? '').searchParams.get('k') ?? '');
const newResetKey = async (email: string): Promise<string> => {
  await request(email);
  return (await resetKeys(email))[0] ?? '';
};

beforeAll(enterNextHour);

describe('resetting a password', () => {
  it('[ACC-25] [ACC-26] mails a link with a key to the reset page', async () => {
    const { email } = await newAccount();
    expect(await request(email)).toMatchObject({ status: 200, body: { success: true } });
    const [mail] = await resetMails(email);
    expect(mail?.links[0]).toMatch(/\/reset-password\?k=[\w-]{43}$/);
  });

  it('[ACC-27] returns 409 for an unknown e-mail and mails nothing', async () => {
    const email = newEmail();
    expect(await request(email)).toMatchObject({
      status: 409,
      body: { code: 'email_not_found', message: 'Email not found' },
    });
    expect(await mailTo(email)).toEqual([]);
  });

  it.each([
    [undefined, 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address'],
  ])('[ACC-12] answers the e-mail %j with its message', async (email, message) => {
    const { status, body } = await request(email);
    expect({ status, first: body.errors[0] }).toEqual({ status: 400, first: { path: 'email', message } });
  });

  it('[ACC-27] finds the account regardless of case and spaces in the e-mail', async () => {
    const { email } = await newAccount();
    expect((await request(`  ${email.toUpperCase()} `)).status).toBe(200);
    expect(await resetMails(email)).toHaveLength(1);
  });

  it('[ACC-28] sets the password once: the new one signs in, the old one and the used link do not', async () => {
    const { email } = await newAccount();
    const key = await newResetKey(email);
    expect(await change(key)).toMatchObject({ status: 200, body: { success: true } });
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect(await change(key, PASSWORD)).toMatchObject(OVER);
    expect((await login(email, PASSWORD)).status).toBe(401);
  });

  it('[ACC-28] rejects an unknown, an expired and a sign-up key with the same text', async () => {
    expect(await change('not-a-key')).toMatchObject(OVER);
    expect(await change('')).toMatchObject(OVER);
    const newcomer = newEmail();
    await register(newcomer, 'candidate');
    expect(await change(await keyMailedTo(newcomer))).toMatchObject(OVER);
    const { email } = await newAccount();
    const key = await newResetKey(email);
    await advanceClock(61 * MINUTE);
    expect(await change(key)).toMatchObject(OVER);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('does not confirm an account with a reset key', async () => {
    const { email } = await newAccount();
    const emailConfirmationKey = await newResetKey(email);
    const refusal = { status: 400, body: { code: 'confirmation_refused' } };
    const confirm = (key: string) =>
      api().post('/api/users/confirmEmail', { emailConfirmationKey: key, password: NEW_PASSWORD });
    expect(await confirm(emailConfirmationKey)).toMatchObject(refusal);
    expect(await confirm('unknown')).toMatchObject(refusal);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('[ACC-28] invalidates the other links, also when two are used at the same time', async () => {
    const { email } = await newAccount();
    await request(email);
    await request(email);
    const keys = await resetKeys(email);
    expect(keys).toHaveLength(2);
    const statuses = (await Promise.all(keys.map((key) => change(key)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  it.each([
    ['', 'Please enter a password'],
    ['Ab1!', 'Please enter a password at least 8 characters long'],
    ['alllower1!', 'Password requires at least one upper-case character'],
  ])('[ACC-28] [ACC-22] refuses the password %j and keeps the link', async (password, message) => {
    const { email } = await newAccount();
    const key = await newResetKey(email);
    const { status, body } = await change(key, password);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ path: 'password', message });
    expect((await change(key)).status).toBe(200);
  });

  it('[ACC-28] ends every session, the refresh cookie as well as the access token', async () => {
    const { email, token, cookie, userId } = await newSeeker();
    expect((await api(token).get(`/api/users/${userId}`)).status).toBe(200);
    await advanceClock(2 * MINUTE);
    await change(await newResetKey(email));
    expect((await api(token).get(`/api/users/${userId}`)).status).toBe(401);
    expect((await api(undefined, cookie).post('/api/auth/refresh-token')).status).toBe(401);
    const fresh = await signIn(email, NEW_PASSWORD);
    expect((await api(fresh.token).get(`/api/users/${userId}`)).status).toBe(200);
    expect((await api(undefined, fresh.cookie).post('/api/auth/refresh-token')).status).toBe(200);
  });

  it('[ACC-28] ends the lock after too many wrong passwords', async () => {
    const { email } = await newAccount();
    const home = api(undefined, undefined, '10.2.2.2');
    const loginAt = (password: string) => home.post('/api/auth/login', { email, password });
    for (let attempt = 0; attempt < 10; attempt += 1) await loginAt('Wrong!2026');
    expect((await loginAt(PASSWORD)).status).toBe(429);
    const sent = { passwordResetKey: await newResetKey(email), password: NEW_PASSWORD };
    expect((await home.post('/api/users/changeUserPassword', sent)).status).toBe(200);
    expect((await loginAt(NEW_PASSWORD)).status).toBe(200);
  });

  it('[ACC-28] can be tried again with the same link when Cognito fails', async () => {
    const { email } = await newAccount();
    const key = await newResetKey(email);
    await fault({ dependency: 'cognito', mode: 'fail', match: 'AdminSetUserPassword' });
    expect((await change(key)).status).toBeGreaterThanOrEqual(500);
    await fault({ dependency: 'cognito', mode: 'off' });
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await change(key)).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe("changing a user's password", () => {
  const check = (token: string, password: string) => api(token).post('/api/users/checkUserPassword', { password });
  const permitOf = (headers: Headers): string => (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const changeOwn = (token: string, cookie?: string, more = {}) =>
    api(token, cookie).post('/api/users/changeAuthUserPassword', { password: NEW_PASSWORD, ...more });
  const WANTED = {
    status: 400,
    body: { errors: [{ path: 'currentPassword', message: 'Please enter your current password.' }] },
  };

  it('[TBX-09] [TBX-10] checks the current password, then sets the new one', async () => {
    const { token, email, userId } = await newSeeker();
    const checked = await check(token, PASSWORD);
    expect(checked).toMatchObject({ status: 200, body: { valid: true } });
    expect(checked.headers.getSetCookie()[0]).toMatch(
      /^passwordPermit=[\w-]+; Max-Age=300; Path=\/api\/users; HttpOnly; Secure; SameSite=Strict$/,
    );
    const answer = await changeOwn(token, permitOf(checked.headers));
    expect(answer).toMatchObject({ status: 200, body: { success: true, accessToken: expect.stringMatching(/^ey/) } });
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);

    const own = (answer.headers.getSetCookie()[0] ?? '').split(';')[0];
    expect(own).toMatch(/^refreshToken=/);
    expect((await api(answer.body.accessToken).get(`/api/users/${userId}`)).status).toBe(200);
    expect((await api(undefined, own).post('/api/auth/refresh-token')).status).toBe(200);
  });

  it('[TBX-10] says that a wrong password is invalid, and permits nothing', async () => {
    const { token, email } = await newSeeker();
    const checked = await check(token, 'Wrong!2026');
    expect(checked).toMatchObject({ status: 200, body: { valid: false } });
    expect(checked.headers.getSetCookie()).toEqual([]);
    expect(await changeOwn(token)).toMatchObject(WANTED);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('[TBX-10] rejects an access token alone, even while its owner has a permit', async () => {
    const [victim, thief] = [await newSeeker(), await newSeeker()];
    const permit = permitOf((await check(victim.token, PASSWORD)).headers);
    const foreign = permitOf((await check(thief.token, PASSWORD)).headers);
    expect(await changeOwn(victim.token)).toMatchObject(WANTED);
    expect(await changeOwn(victim.token, foreign)).toMatchObject(WANTED);
    expect(await changeOwn(victim.token, 'passwordPermit=forged')).toMatchObject(WANTED);
    expect(
      await api(undefined, permit).post('/api/users/changeAuthUserPassword', { password: NEW_PASSWORD }),
    ).toMatchObject({ status: 401 });
    expect((await changeOwn(victim.token, permit)).status).toBe(200);
  });

  it('[TBX-10] accepts a permit once and for five minutes', async () => {
    const { token, email } = await newSeeker();
    const late = permitOf((await check(token, PASSWORD)).headers);
    await advanceClock(6 * MINUTE);
    expect(await changeOwn(token, late)).toMatchObject(WANTED);
    const permit = permitOf((await check(token, PASSWORD)).headers);
    const { body } = await changeOwn(token, permit);
    expect(await changeOwn(body.accessToken, permit, { password: PASSWORD })).toMatchObject(WANTED);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('[TBX-10] accepts the current password in the same call as well, and rejects a wrong one', async () => {
    const { token, email } = await newSeeker();
    const message = 'Your current password is not correct.';
    expect(await changeOwn(token, undefined, { currentPassword: 'Wrong!2026' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword', message }] },
    });
    expect((await changeOwn(token, undefined, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('[TBX-09] [TBX-10] keeps the permit when the new password breaks a rule', async () => {
    const { token } = await newSeeker();
    const permit = permitOf((await check(token, PASSWORD)).headers);
    const weak = await changeOwn(token, permit, { password: 'Abcdefg1' });
    const message = 'Password requires at least one special character';
    expect(weak).toMatchObject({ status: 400, body: { errors: [{ path: 'password', message }] } });
    expect((await changeOwn(token, permit)).status).toBe(200);
  });

  it("[TBX-10] ends the user's other sessions", async () => {
    const person = await newSeeker();
    const elsewhere = await signIn(person.email);
    await advanceClock(2 * MINUTE);
    await changeOwn(person.token, undefined, { currentPassword: PASSWORD });
    expect((await api(elsewhere.token).get(`/api/users/${person.userId}`)).status).toBe(401);
    expect((await api(undefined, elsewhere.cookie).post('/api/auth/refresh-token')).status).toBe(401);
  });

  it('[TBX-10] prevents guessing the password with a token', async () => {
    const { token } = await newSeeker();
    for (let attempt = 0; attempt < 10; attempt += 1) await check(token, `Guess!2026-${attempt}`);
    const refused = await check(token, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await changeOwn(token, undefined, { currentPassword: PASSWORD })).status).toBe(429);
  });
});
