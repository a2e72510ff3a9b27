import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthorizer } from './authorizer.ts';

const Issuer = 'https://cognito-idp.us-east-1.amazonaws.com/pool';
const start = new Date('2026-01-01T00:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
});

const tokenOf = (changes: Record<string, unknown> = {}, key = keys.privateKey) =>
  new SignJWT({ client_id: 'app', token_use: 'access', username: 'u', iss: Issuer, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuedAt(start)
    .setExpirationTime(minutesLater(15))
    .sign(key);

const authorizeAt = async (now: Date, authorization: string | null) => {
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k' }] };
  return createAuthorizer({ Issuer, Audience: ['app'] }, jwks, () => now)(authorization);
};

describe('the JWT authorizer', () => {
  it('returns the claims of a valid access token', async () => {
    expect(await authorizeAt(minutesLater(14), `Bearer ${await tokenOf()}`)).toMatchObject({ username: 'u' });
  });

  it('uses the local clock, which may be ahead of the machine', async () => {
    expect(await authorizeAt(minutesLater(16), `Bearer ${await tokenOf()}`)).toBeUndefined();
  });

  it.each([
    ['another client', { client_id: 'other' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['an id token', { token_use: 'id' }],
  ])('refuses a token of %s', async (_, changes) => {
    expect(await authorizeAt(start, `Bearer ${await tokenOf(changes)}`)).toBeUndefined();
  });

  it('rejects a token with another signature, garbage and an empty one', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await authorizeAt(start, `Bearer ${await tokenOf({}, privateKey)}`)).toBeUndefined();
    expect(await authorizeAt(start, 'Bearer nonsense')).toBeUndefined();
    expect(await authorizeAt(start, null)).toBeUndefined();
  });
});
