import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

const user = { id: 'renee', email: 'r@example.test', displayName: 'Renee', role: 'user', profileType: 'provider' };
const tokenOf = (username: string, round = 1) =>
  `e30.${Buffer.from(JSON.stringify({ username, round })).toString('base64url')}.x`;
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const ask = vi.fn<() => Promise<Response>>();

/** A tab whose browser has stored Renee as its user; the page's first script has run. */
const openTab = async ({ token }: { token?: string } = {}) => {
  localStorage.setItem('plumbline.session', JSON.stringify({ userInfo: user }));
  if (token) sessionStorage.setItem('plumbline.accessToken', token);
  vi.resetModules();
  const { beginRefresh } = await import('./early-refresh.ts');
  beginRefresh();
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

it('[ACC-34] the early refresh gives the session the token that was requested before the app had loaded', async () => {
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee') }));
  const { restoreSession, getSession } = await openTab();
  await restoreSession();
  expect(getSession().accessToken).toBe(tokenOf('renee'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('[API-04] the early refresh ends the session when it is rejected, and keeps it when there was no response', async () => {
  ask.mockResolvedValueOnce(answer(401, { code: 'session_ended' }));
  const refused = await openTab();
  await refused.restoreSession();
  expect(refused.getSession().userInfo).toBeUndefined();

  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const offline = await openTab();
  await offline.restoreSession();
  expect(offline.getSession()).toMatchObject({ userInfo: user, tokenPending: true });
});

it('the early refresh ignores a token of another user', async () => {
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('boris') }));
  const { restoreSession, getSession } = await openTab();
  await restoreSession();
  expect(getSession().accessToken).toBeUndefined();
});

it('[API-03] the early refresh requests again for a caller that needs a newer token', async () => {
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee') }));
  const { restoreSession, freshToken } = await openTab();
  await restoreSession();
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee', 2) }));
  await expect(freshToken('', tokenOf('renee'))).resolves.toBe(tokenOf('renee', 2));
});

/** Locks of a browser: each caller gets the lock a moment later, one at a time. */
const queuedLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    const granted = last.then(() => new Promise((grant) => setTimeout(grant))).then(work);
    last = granted.catch(() => undefined);
    return granted;
  };
  return { request };
};

it('the early refresh continues when the app loads first and the early script runs before the app has the lock', async () => {
  vi.stubGlobal('navigator', { locks: queuedLocks() });
  localStorage.setItem('plumbline.session', JSON.stringify({ userInfo: user }));
  vi.resetModules();
  const { beginRefresh } = await import('./early-refresh.ts');
  const { restoreSession } = await import('./restore-session.ts');
  const { getSession } = await import('./session.ts');
  ask.mockResolvedValueOnce(answer(200, { accessToken: tokenOf('renee') }));
  const restored = restoreSession();
  beginRefresh();
  await restored;
  expect(getSession().accessToken).toBe(tokenOf('renee'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('the early refresh requests nothing when the tab has its token', async () => {
  await openTab({ token: tokenOf('renee') });
  expect(ask).not.toHaveBeenCalled();
});
