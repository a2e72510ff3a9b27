import {
  AdminInitiateAuthCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, it } from 'vitest';
import { fault, mailTo, until } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newSeeker, PASSWORD, type Person, requestReset, signIn } from '../../support/people/people.ts';

const NEW_PASSWORD = 'Winona-Lake-46590!';

const readSelf = async (token: string, { userId }: Person): Promise<number> =>
  (await api(token).get(`/api/users/${userId}`)).status;
const refresh = async (cookie: string): Promise<number> =>
  (await api(undefined, cookie).post('/api/auth/refresh-token')).status;

const resetKeyFor = async (email: string): Promise<string> => {
  expect((await requestReset(email)).status).toBe(200);
  const found = (link: string) => link.includes('/reset-password');
  const link = await until(async () => (await mailTo(email)).flatMap(({ links }) => links).find(found));
  return new URL(link).searchParams.get('k') ?? '';
};
const reset = (passwordResetKey: string) =>
  api().post('/api/users/changeUserPassword', { passwordResetKey, password: NEW_PASSWORD });

afterEach(async () => {
  await fault({ dependency: 'cognito', mode: 'off' });
});

describe('a password reset', () => {
  it('[ACC-28] ends a session that the old password opened while the new one was being set', async () => {
    const person = await newSeeker();
    const key = await resetKeyFor(person.email);
    await fault({ dependency: 'cognito', mode: 'slow', match: 'AdminSetUserPassword', delayMs: 3000 });
    const changed = reset(key);
    const between: Awaited<ReturnType<typeof signIn>>[] = [];
    // Signs in again and again until the old password no longer opens a session.
    await until(async () => {
      const session = await signIn(person.email).catch(() => undefined);
      if (session) between.push(session);
      return session === undefined;
    });
    expect((await changed).status).toBe(200);
    expect(between.length).toBeGreaterThan(0);
    for (const { token, cookie } of [person, ...between]) {
      expect([await readSelf(token, person), await refresh(cookie)]).toEqual([401, 401]);
    }
  });

  it('[ACC-28] ends a session of the same second, and lets the new password open one immediately', async () => {
    const person = await newSeeker();
    for (let turn = 0; turn < 3; turn += 1) {
      const password = turn ? NEW_PASSWORD : PASSWORD;
      const key = await resetKeyFor(person.email);
      const { token } = await signIn(person.email, password);
      expect((await reset(key)).status).toBe(200);
      expect(await readSelf(token, person)).toBe(401);
      const fresh = await signIn(person.email, NEW_PASSWORD);
      expect([await readSelf(fresh.token, person), await refresh(fresh.cookie)]).toEqual([200, 200]);
    }
  });
});

describe('signing out', () => {
  it('[ACC-33] ends the access token and the refresh token of this session only', async () => {
    const person = await newSeeker();
    const elsewhere = await signIn(person.email);
    const renewed = await api(undefined, person.cookie).post('/api/auth/refresh-token');
    expect(await readSelf(renewed.body.accessToken, person)).toBe(200);

    expect((await api(person.token, person.cookie).post('/api/auth/revoke-token')).status).toBe(200);
    expect([await readSelf(person.token, person), await refresh(person.cookie)]).toEqual([401, 401]);
    expect(await readSelf(renewed.body.accessToken, person)).toBe(401);
    expect((await api(person.token).post('/api/auth/revoke-token')).status).toBe(401);
    expect([await readSelf(elsewhere.token, person), await refresh(elsewhere.cookie)]).toEqual([200, 200]);
    expect(await readSelf((await signIn(person.email)).token, person)).toBe(200);
  });

  it('[ACC-33] ends a token that a refresh returns during the sign-out', async () => {
    const person = await newSeeker();
    await fault({ dependency: 'cognito', mode: 'slow', match: 'AdminInitiateAuth', delayMs: 1500, count: 1 });
    const [refreshed, left] = await Promise.all([
      api(undefined, person.cookie).post('/api/auth/refresh-token'),
      api(person.token, person.cookie).post('/api/auth/revoke-token'),
    ]);
    expect(left.status).toBe(200);
    if (refreshed.status === 200) expect(await readSelf(refreshed.body.accessToken, person)).toBe(401);
    else expect(refreshed.status).toBe(401);
  });
});

describe('Cognito itself', () => {
  const client = () => new CognitoIdentityProviderClient({});
  const ClientId = () => process.env.USER_POOL_CLIENT_ID ?? '';

  it('rejects passwords from callers without permission for its Admin operations', async () => {
    const { userId } = await newSeeker();
    const guess = new InitiateAuthCommand({
      ClientId: ClientId(),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: userId, PASSWORD },
    });
    await expect(client().send(guess)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const admin = new AdminInitiateAuthCommand({
      UserPoolId: process.env.USER_POOL_ID ?? '',
      ClientId: ClientId(),
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: userId, PASSWORD },
    });
    expect((await client().send(admin)).AuthenticationResult?.AccessToken).toMatch(/^ey/);
  });

  it('does nothing for the bearer of an access token', async () => {
    const person = await newSeeker();
    const AccessToken = person.token;
    const refused = { name: 'NotAuthorizedException' };
    const attributes = [{ Name: 'email', Value: 'thief@example.com' }];
    await expect(client().send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(refused);
    await expect(client().send(new DeleteUserCommand({ AccessToken }))).rejects.toMatchObject(refused);
    await expect(client().send(new GlobalSignOutCommand({ AccessToken }))).rejects.toMatchObject(refused);
    await expect(
      client().send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: attributes })),
    ).rejects.toMatchObject(refused);
    await expect(
      client().send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword: PASSWORD, ProposedPassword: NEW_PASSWORD }),
      ),
    ).rejects.toMatchObject(refused);
    expect(await readSelf(person.token, person)).toBe(200);
  });
});
