import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WRITE_KEY_HEADER } from '@plumbline/shared/contracts/endpoint';
import { errors } from '@plumbline/shared/errors';
import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const user = {
  id: 'a'.repeat(24),
  email: 'r@example.test',
  displayName: 'Renee',
  role: 'user',
  profileType: 'provider',
} as const;
/** An access token as the server issues it; only its owner is read here. */
const tokenOf = (username: string) => `e30.${Buffer.from(JSON.stringify({ username })).toString('base64url')}.x`;
const FRESH = tokenOf(user.id);
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A separate browser tab: each has its own modules of the client with one session. */
const openTab = async () => {
  vi.resetModules();
  const client = await import('./client.ts');
  const session = await import('../session/session.ts');
  const { ApiError } = await import('./api-error.ts');
  const signedOut = vi.fn();
  client.configureApi({ origin, onSignedOut: signedOut });
  session.startSession('stale', user);
  const get = (path: string) => client.send({ method: 'GET', path });
  return { ...client, ...session, ApiError, signedOut, get };
};

let origin = '';
let seen: { url: string; token: string | undefined; key?: string }[] = [];
let handle: Handler = (_request, response) => json(response, 200, {});
const server = createServer((request, response) => {
  const { authorization: token, [WRITE_KEY_HEADER]: key } = request.headers;
  seen.push({ url: request.url ?? '', token, ...(key && { key: String(key) }) });
  request.resume().on('end', () => handle(request, response));
});
const refreshes = () => seen.filter(({ url }) => url === '/api/auth/refresh-token').length;

/** A handler that accepts only the fresh token. Other requests get the given status and body. */
const wantsFresh =
  (status: number, body: unknown = { code: 'unauthorized', message: 'Please sign in' }): Handler =>
  (request, response) => {
    if (request.url === '/api/auth/refresh-token') json(response, 200, { accessToken: FRESH });
    else if (request.headers.authorization === `Bearer ${FRESH}`) json(response, 200, { url: request.url });
    else json(response, status, body);
  };

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  seen = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('[API-01] the API client sends the bearer token and returns the body', async () => {
  handle = (_request, response) => json(response, 200, { jobs: 3 });
  const tab = await openTab();
  expect(await tab.get('/api/jobs')).toEqual({ jobs: 3 });
  expect(seen).toEqual([{ url: '/api/jobs', token: 'Bearer stale' }]);
});

it('[API-02] the API client aborts a request without a response, but waits for an upload', async () => {
  expect(REQUEST_TIMEOUT_MS).toBe(5000);
  handle = ({ method }, response) => method === 'POST' && void setTimeout(() => json(response, 200, {}), 150);
  const tab = await openTab();
  tab.configureApi({ timeout: 40 });
  await expect(tab.get('/api/jobs')).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
  const form = new FormData();
  form.append('files', new Blob(['x']));
  await expect(tab.send({ method: 'POST', path: '/api/files/upload', form })).resolves.toEqual({});
  await expect(tab.send({ method: 'POST', path: '/api/files/uploads/1', noTimeout: true })).resolves.toEqual({});
});

it('[API-02] the API client aborts a response that never ends', async () => {
  handle = (_request, response) => response.writeHead(200).write('{"half":');
  const tab = await openTab();
  tab.configureApi({ timeout: 40 });
  await expect(tab.get('/api/jobs')).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
});

it("the API client sends a failed request once, and returns the server's error", async () => {
  const tab = await openTab();
  for (const body of ['[]', '7', '"text"', '<html></html>', '', '{"code":7}']) {
    seen = [];
    handle = (_request, response) => response.writeHead(503).end(body);
    await expect(tab.get('/api/jobs')).rejects.toMatchObject({ name: 'ApiError', status: 503, code: 'unknown' });
    expect(seen).toHaveLength(1);
  }
  handle = (_request, response) => response.writeHead(204).end();
  expect(await tab.send({ method: 'DELETE', path: '/api/jobs/1' })).toBeUndefined();
});

it('the API client aborts a request whose reader has unmounted, before and after it was sent', async () => {
  handle = () => {};
  const tab = await openTab();
  const reader = new AbortController();
  const waiting = tab.send({ method: 'GET', path: '/api/jobs', signal: reader.signal });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  reader.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(tab.send({ method: 'GET', path: '/api/jobs', signal: reader.signal })).rejects.toThrow('left');
  expect(seen).toHaveLength(1);
});

it('[API-03] the API client sends a write with one key before and after a refresh, and another write with another', async () => {
  handle = wantsFresh(401);
  const tab = await openTab();
  const post = () => tab.send({ method: 'POST', path: '/api/jobs', isWrite: true, json: {} });
  await post();
  await post();
  const [first, again, second] = seen.filter(({ url }) => url === '/api/jobs').map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

it('[API-03] the API client makes one refresh for all queued requests and retries each with the new token', async () => {
  handle = wantsFresh(401);
  const tab = await openTab();
  const paths = ['/api/a', '/api/b', '/api/c', '/api/d'];
  expect(await Promise.all(paths.map(tab.get))).toEqual(paths.map((url) => ({ url })));
  expect(refreshes()).toBe(1);
  expect(tab.getSession().accessToken).toBe(FRESH);
});

it.each([
  [401, { message: 'Unauthorized' }],
  [401, {}],
  [403, { message: 'Forbidden' }],
  [403, {}],
  [403, { code: 'session_ended', message: 'Please sign in again.' }],
  [400, { code: 'token_expired', message: 'Expired' }],
])('[API-03] the API client makes one refresh for status %i with the body %o', async (status, body) => {
  handle = wantsFresh(status, body);
  const tab = await openTab();
  expect(await tab.get('/api/a')).toEqual({ url: '/api/a' });
  expect(refreshes()).toBe(1);
});

const aboutRights = Object.entries(errors).filter(([, { status }]) => status === 403);
it.each(aboutRights)(
  '[API-03] the API client sends a request rejected with %s once, and keeps the session',
  async (code, { message }) => {
    handle = wantsFresh(403, { code, message });
    const tab = await openTab();
    await expect(tab.get('/api/a')).rejects.toMatchObject({ status: 403, code, message });
    expect(seen.map(({ url }) => url)).toEqual(['/api/a']);
    expect(tab.getSession().userInfo).toEqual(user);
    expect(tab.signedOut).not.toHaveBeenCalled();
  },
);

it('[API-03] the API client shows a rejection that outlasts the refresh on the screen', async () => {
  handle = (request, response) =>
    request.url === '/api/auth/refresh-token'
      ? json(response, 200, { accessToken: FRESH })
      : json(response, 403, { message: 'Forbidden' });
  const tab = await openTab();
  await expect(tab.get('/api/a')).rejects.toMatchObject({ status: 403, message: 'Forbidden' });
  expect(refreshes()).toBe(1);
  expect(tab.getSession().userInfo).toEqual(user);
  expect(tab.signedOut).not.toHaveBeenCalled();
});

it('[API-04] the API client clears user and profile once when the refresh is rejected', async () => {
  handle = (_request, response) => json(response, 401, { code: 'unauthorized', message: 'Please sign in' });
  const tab = await openTab();
  const both = await Promise.allSettled([tab.get('/api/a'), tab.get('/api/b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tab.getSession()).toEqual({});
  expect(tab.signedOut).toHaveBeenCalledTimes(1);
});

it('[API-04] the API client keeps the session when the connection breaks during the refresh', async () => {
  handle = (request, response) =>
    request.url === '/api/auth/refresh-token' ? request.socket.destroy() : json(response, 401, {});
  const tab = await openTab();
  await expect(tab.get('/api/a')).rejects.toMatchObject({ status: 0, code: 'network_error' });
  expect(tab.getSession().userInfo).toEqual(user);
  expect(tab.signedOut).not.toHaveBeenCalled();
});

describe('a refresh whose response comes late or for another user', () => {
  const other = { ...user, id: 'b'.repeat(24), email: 'o@example.test' };
  const store = (who: object) => localStorage.setItem('plumbline.session', JSON.stringify({ userInfo: who }));

  it("ends the session instead of continuing as the cookie's new user", async () => {
    handle = (request, response) =>
      request.url === '/api/auth/refresh-token'
        ? json(response, 200, { accessToken: tokenOf(other.id) })
        : json(response, request.headers.authorization === 'Bearer stale' ? 401 : 200, {});
    const tab = await openTab();
    await expect(tab.get('/api/a')).rejects.toMatchObject({ status: 401 });
    expect(seen.map(({ token }) => token)).not.toContain(`Bearer ${tokenOf(other.id)}`);
    expect(tab.getSession()).toEqual({});
    expect(tab.signedOut).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('plumbline.session')).toBeNull();
  });

  it('keeps what another tab stored for the user who signed in there', async () => {
    handle = (request, response) =>
      request.url === '/api/auth/refresh-token'
        ? json(response, 200, { accessToken: tokenOf(other.id) })
        : json(response, 401, {});
    const tab = await openTab();
    store(other);
    await expect(tab.get('/api/a')).rejects.toMatchObject({ status: 401 });
    expect(tab.getSession()).toEqual({});
    expect(JSON.parse(localStorage.getItem('plumbline.session') ?? '{}')).toEqual({ userInfo: other });
  });

  it("doesn't restore a user who has signed out in the meantime", async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    handle = (request, response) =>
      request.url === '/api/auth/refresh-token' ? asked.resolve(response) : json(response, 401, {});
    const tab = await openTab();
    const refused = expect(tab.get('/api/a')).rejects.toMatchObject({ status: 401 });
    const refresh = await asked.promise;
    tab.endSession();
    json(refresh, 200, { accessToken: FRESH });
    await refused;
    expect(tab.getSession()).toEqual({});
    expect(sessionStorage.getItem('plumbline.accessToken')).toBeNull();
    expect(tab.signedOut).not.toHaveBeenCalled();
  });
});

it('[ACC-08] the API client does not refresh for a failed sign-in', async () => {
  handle = (_request, response) => json(response, 401, { code: 'login_failed', message: 'Wrong Email or Password' });
  const tab = await openTab();
  await expect(tab.send({ method: 'POST', path: '/api/auth/login', json: {} })).rejects.toMatchObject({
    status: 401,
    message: 'Wrong Email or Password',
  });
  expect(refreshes()).toBe(0);
});

it('[API-03] the API client lets two tabs refresh at the same time', async () => {
  handle = wantsFresh(401);
  const one = await openTab();
  const two = await openTab();
  expect(await Promise.all([one.get('/api/a'), two.get('/api/b')])).toEqual([{ url: '/api/a' }, { url: '/api/b' }]);
  expect(one.getSession().accessToken).toBe(FRESH);
  expect(two.getSession().accessToken).toBe(FRESH);
  expect(refreshes()).toBeLessThanOrEqual(2);
});
