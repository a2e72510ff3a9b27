import { describe, expect, it } from 'vitest';
import type { UserItem } from '../../table/accounts/user.ts';
import { authorise, groupsOf, hasSecondFactor, isSessionOver } from './caller.ts';

const user: UserItem = {
  id: 'a',
  email: 'a@example.com',
  displayName: 'A',
  role: 'user',
  kind: 'provider',
  status: 'active',
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const sessionsFrom = '2026-01-01T12:00:00.700Z';
const seconds = (iso: string) => String(Date.parse(iso) / 1000);

describe('a session', () => {
  it('is valid while nothing has ended the sessions of its user', () => {
    expect(isSessionOver({ auth_time: seconds('2026-01-01T00:00:00Z') }, user)).toBe(false);
    expect(isSessionOver(undefined, user)).toBe(false);
  });

  it('[ACC-28] [TBX-10] ends when it began before the password changed, and not when it began after', () => {
    const changed = { ...user, sessionsFrom };
    expect(isSessionOver({ auth_time: seconds('2026-01-01T11:59:59Z') }, changed)).toBe(true);
    // Token times are whole seconds, so this session may have begun with the old password.
    expect(isSessionOver({ auth_time: seconds('2026-01-01T12:00:00Z') }, changed)).toBe(true);
    expect(isSessionOver({ auth_time: seconds('2026-01-01T12:00:01Z') }, changed)).toBe(false);
  });

  it('[ACC-32] ends with its own sign-out only', () => {
    const left = { ...user, endedSessions: new Set(['one@1767268800']) };
    expect(isSessionOver({ origin_jti: 'one', auth_time: seconds('2026-01-01T12:00:00Z') }, left)).toBe(true);
    for (const claims of [{ origin_jti: 'on' }, { origin_jti: 'two' }, {}, undefined]) {
      expect(isSessionOver(claims, left)).toBe(false);
    }
  });

  it('is invalid when its token has no start time', () => {
    const changed = { ...user, sessionsFrom };
    for (const claims of [undefined, {}, { auth_time: 'soon' }]) expect(isSessionOver(claims, changed)).toBe(true);
  });
});

describe('the groups of a token', () => {
  it.each<[unknown, boolean]>([
    ['[support]', true],
    ['[editors support]', true],
    ['[editors, support]', true],
    [['support'], true],
    ['[supporters]', false],
    ['[]', false],
    ['', false],
    [undefined, false],
  ])('%j: whether staff is among them is %s, however the gateway passes the list on', (groups, isStaff) => {
    expect(groupsOf({ 'cognito:groups': groups }).includes('support')).toBe(isStaff);
  });

  it('are empty without claims', () => {
    expect(groupsOf(undefined).filter(Boolean)).toEqual([]);
  });
});

describe('a session of staff', () => {
  const secondFactorFrom = '2026-01-01T12:00:00.700Z';

  it.each([
    [false, 'before the second factor was set up', '2026-01-01T11:59:59Z'],
    [true, 'in the second in which it was set up', '2026-01-01T12:00:00Z'],
    [true, 'after it was set up', '2026-01-01T12:00:01Z'],
  ])('has a second factor (%s) when it began %s', (has, _, began) => {
    expect(hasSecondFactor({ auth_time: seconds(began) }, { secondFactorFrom })).toBe(has);
  });

  it('is invalid when the app was reset, or when the token has no start time', () => {
    expect(hasSecondFactor({ auth_time: seconds('2026-01-01T13:00:00Z') }, { secondFactorFrom: undefined })).toBe(
      false,
    );
    for (const claims of [{}, undefined]) expect(hasSecondFactor(claims, { secondFactorFrom })).toBe(false);
  });
});

describe('a caller', () => {
  it.each([
    ['a token', undefined],
    // An ID token has the name under another key.
    ['an access token', { 'cognito:username': 'a'.repeat(24), token_use: 'id' }],
  ])('without %s is asked to sign in, except for public endpoints', async (_, claims) => {
    for (const auth of ['signed-in', 'seeker', 'company', 'support'] as const) {
      await expect(authorise({ auth }, claims), auth).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    }
    expect(await authorise({ auth: 'public' }, claims)).toBeUndefined();
  });
});
