import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../support/api.ts';
import { enterNextHour } from '../support/clock.ts';
import { advanceClock } from '../support/cloud.ts';
import { freshSolution, newAccount, newCompany, newEmail, PASSWORD } from '../support/people.ts';

const MINUTE = 60_000;

const mustWait = ({ status, body, headers }: Awaited<ReturnType<ReturnType<typeof api>['post']>>) => {
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(body.message).toBe('Too many attempts. Please try again later.');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};
const login = (email: string, password: string, address?: string) =>
  api(undefined, undefined, address).post('/api/auth/login', { email, password });

describe('a flood', () => {
  beforeEach(enterNextHour);

  it('of a thousand wrong passwords from everywhere is stopped at the e-mail, in any spelling', async () => {
    const { email } = await newAccount();
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const tries = Array.from({ length: 50 }, (_, at) =>
        login(at % 2 ? ` ${email.toUpperCase()} ` : email, `Wrong!${round}-${at}`),
      );
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    mustWait(await login(email, PASSWORD));
    await advanceClock(16 * MINUTE);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('of wrong passwords from one address is stopped at the address, and nobody else waits', async () => {
    const { email } = await newAccount();
    const address = '10.1.2.3';
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => login(newEmail(), 'Wrong!2026', address)));
    }
    mustWait(await login(newEmail(), 'Wrong!2026', address));
    mustWait(await login(email, PASSWORD, address));
    expect((await login(email, PASSWORD, '10.1.2.4')).status).toBe(200);
    await advanceClock(16 * MINUTE);
    expect((await login(email, PASSWORD, address)).status).toBe(200);
  });

  it('[ACC-27] of password resets is stopped at the e-mail and at the address', async () => {
    const { email } = await newAccount();
    const other = await newAccount();
    const request = (to: string, address?: string) =>
      api(undefined, undefined, address).post('/api/users/requestPasswordReset', { email: to });
    for (let turn = 0; turn < 5; turn += 1) expect((await request(email)).status).toBe(200);
    mustWait(await request(` ${email.toUpperCase()}`));
    expect((await request(other.email)).status).toBe(200);

    const address = '10.1.2.5';
    for (let turn = 0; turn < 30; turn += 1) expect((await request(newEmail(), address)).status).toBe(409);
    mustWait(await request(other.email, address));
    expect((await request(other.email, '10.1.2.6')).status).toBe(200);
  });

  it('[ACC-14] of sign-ups is stopped at the e-mail', async () => {
    const email = newEmail();
    const register = async () => api().post('/api/users/register', { email, challenge: await freshSolution() });
    for (let turn = 0; turn < 5; turn += 1) expect((await register()).status).toBe(200);
    mustWait(await register());
    await advanceClock(61 * MINUTE);
    expect((await register()).status).toBe(200);
  });

  it('[TBX-08] of invitations is stopped at the invited e-mail', async () => {
    const owner = await newCompany();
    const fields = { email: newEmail(), displayName: 'Ruth', role: 'member' };
    const invite = () => owner.api.post('/api/users/company-user', fields);
    for (let turn = 0; turn < 5; turn += 1) expect((await invite()).status).toBe(201);
    mustWait(await invite());
  });
});
