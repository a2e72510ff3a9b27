import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

const user = { id: 'renee', email: 'r@example.test', displayName: 'Renee', role: 'user', profileType: 'provider' };
const tokenOf = (username: string, round = 1) =>
  `e30.${Buffer.from(JSON.stringify({ username, round })).toString('base64url')}.x`;
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const ask = vi.fn<() => Promise<Response>>();

/** A tab whose browser has stored Renee as its user. */
const openTab = async ({ token }: { token?: string } = {}) => {
  localStorage.setItem('plumbline.session', JSON.stringify({ userInfo: user }));
  if (token) sessionStorage.setItem('plumbline.accessToken', token);
  vi.resetModules();
  const { restoreSession } = await import('./restore-session.ts');
  const { getSession } = await import('./session.ts');
  const { freshToken } = await import('../api/refresh.ts');
  return { restoreSession, getSession, freshToken };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', ask.mockReset());
  // Each test is a separate browser without other tabs.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('[ACC-34] a new tab gets the token of its stored user with one request', async () => {
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee') }));
  const { restoreSession, getSession } = await openTab();
  await restoreSession();
  expect(getSession().accessToken).toBe(tokenOf('renee'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('[API-04] a new tab ends the session when the refresh is rejected, and keeps it when there was no response', async () => {
  ask.mockResolvedValueOnce(answer(401, { code: 'session_ended' }));
  const refused = await openTab();
  await refused.restoreSession();
  expect(refused.getSession().userInfo).toBeUndefined();

  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const offline = await openTab();
  await offline.restoreSession();
  expect(offline.getSession()).toMatchObject({ userInfo: user, tokenPending: true });
});

it('a new tab ignores a token of another user', async () => {
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('boris') }));
  const { restoreSession, getSession } = await openTab();
  await restoreSession();
  expect(getSession().accessToken).toBeUndefined();
});

it('[API-03] a new tab refreshes again for a caller that needs a newer token', async () => {
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee') }));
  const { restoreSession, freshToken } = await openTab();
  await restoreSession();
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee', 2) }));
  await expect(freshToken('', tokenOf('renee'))).resolves.toBe(tokenOf('renee', 2));
});

it('a new tab requests nothing when it has its token', async () => {
  const { restoreSession } = await openTab({ token: tokenOf('renee') });
  await restoreSession();
  expect(ask).not.toHaveBeenCalled();
});
