import { beforeAll, describe, expect, it } from 'vitest';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newSeeker, PASSWORD } from '../../support/people/people.ts';

beforeAll(enterNextHour);

/** The gateway's own address, which bypasses the edge. */
const direct = (path: string, init: RequestInit = {}) => fetch(`${origin()}/__local/gateway${path}`, init);
const json = { 'content-type': 'application/json' };

describe('the edge', () => {
  it('is the only way to the API: a direct call to the gateway gets 403, whatever it claims', async () => {
    const { email, token, userId } = await newSeeker();
    const body = JSON.stringify({ email, password: PASSWORD });
    for (const forged of [
      {},
      { 'x-viewer-address': '10.9.9.9' },
      { 'x-origin-secret': '' },
      { 'x-origin-secret': 'x' },
    ]) {
      const headers = { ...json, ...(forged as Record<string, string>) };
      expect((await direct('/api/auth/login', { method: 'POST', headers, body })).status).toBe(403);
      const own = { ...headers, authorization: `Bearer ${token}` };
      expect((await direct(`/api/users/${userId}`, { headers: own })).status).toBe(403);
    }
    expect((await direct('/api/none')).status).toBe(403);
    expect((await api(token).get(`/api/users/${userId}`)).status).toBe(200);
  });

  it("tells the API the caller's address, and overwrites the caller's own claim", async () => {
    const { email } = await newSeeker();
    const login = (viewer: string) =>
      fetch(`${origin()}/api/auth/login`, {
        method: 'POST',
        headers: { ...json, 'x-viewer-address': viewer, 'x-origin-secret': 'x', 'x-local-viewer-address': '10.7.7.7' },
        body: JSON.stringify({ email, password: 'Wrong!2026' }),
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await login(`10.6.6.${turn}`)).status);
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses[10]).toBe(429);
  });

  it('counts an IPv6 network as one caller', async () => {
    const { email } = await newSeeker();
    const guess = async (address: string): Promise<number> =>
      (await api(undefined, undefined, address).post('/api/auth/login', { email, password: 'Wrong!2026' })).status;
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push(await guess(`2001:db8:5:6::${turn.toString(16)}`));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(await guess('2001:db8:5:7::1')).toBe(401);
  });

  it("adds the functions' headers to the gateway's own responses", async () => {
    for (const [path, status] of [
      ['/api/none', 404],
      ['/api/jobs', 401],
      ['/api/users/challenge', 200],
    ] as const) {
      const answer = await fetch(`${origin()}${path}`);
      expect({ path, status: answer.status }).toEqual({ path, status });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    }
  });
});
