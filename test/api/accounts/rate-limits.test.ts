import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { cloudNow, enterNextHour } from '../../support/cloud/clock.ts';
import { advanceClock, fault, mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { codeOf } from '../../support/people/authenticator.ts';
import { completeCompany } from '../../support/people/company-users.ts';
import {
  freshSolution,
  newAccount,
  newCompany,
  newEmail,
  PASSWORD,
  requestReset,
} from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';

const MINUTE = 60_000;

const expectToWait = ({ status, body, headers }: Awaited<ReturnType<ReturnType<typeof api>['post']>>) => {
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(body.message).toBe('Too many attempts. Please try again later.');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};
const login = (email: string, password: string, address?: string) =>
  api(undefined, undefined, address).post('/api/auth/login', { email, password });

/** The cookie that identifies a browser with an earlier sign-in. */
const deviceOf = async (email: string): Promise<string> =>
  (await login(email, PASSWORD)).headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .find((text) => text.startsWith('knownDevice=')) ?? '';
const keyOfNewestLink = async (email: string): Promise<string> => {
  const links = (await mailTo(email)).flatMap((mail) => mail.links);
  return new URL(links.find((link) => link.includes('/reset-password')) ?? '').searchParams.get('k') ?? '';
};

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
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expectToWait(await login(email, PASSWORD));
    await advanceClock(16 * MINUTE);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('of wrong passwords from one address stops that address for the e-mail, and not its owner elsewhere', async () => {
    const { email } = await newAccount();
    const stranger = '10.3.3.3';
    for (let turn = 0; turn < 10; turn += 1) expect((await login(email, 'Wrong!2026', stranger)).status).toBe(401);
    expectToWait(await login(email, PASSWORD, stranger));
    expect((await login(email, PASSWORD)).status).toBe(200);
    expectToWait(await login(email, 'Wrong!2026', stranger));
  });

  it('of wrong passwords from everywhere leaves the owner three ways to sign in: their browser, a challenge, a new password', async () => {
    const { email, userId } = await newAccount();
    const device = await deviceOf(email);
    const flood = async (turns = 60) => {
      const tries = Array.from({ length: turns }, () => login(email, 'Wrong!2026'));
      await Promise.all(tries);
    };
    await flood();
    expectToWait(await login(email, PASSWORD));

    const own = api(undefined, device);
    expect((await own.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    const other = await newAccount();
    expectToWait(
      await api(undefined, await deviceOf(other.email)).post('/api/auth/login', { email, password: PASSWORD }),
    );
    expectToWait(await api(undefined, `${device}x`).post('/api/auth/login', { email, password: PASSWORD }));

    const sent = { email, password: PASSWORD };
    const cheap = await api().post('/api/auth/login', { ...sent, challenge: await freshSolution() });
    expect(cheap).toMatchObject({ status: 400, body: { errors: [{ path: 'challenge' }] } });
    const challenge = await freshSolution('sign-in');
    expect((await api().post('/api/auth/login', { ...sent, challenge })).status).toBe(200);
    await flood();
    expect((await api().post('/api/auth/login', { ...sent, challenge })).status).toBe(400);

    expect((await requestReset(email)).status).toBe(200);
    const passwordResetKey = await keyOfNewestLink(email);
    const password = 'Winona-Lake-46590!';
    const changed = await api().post('/api/users/changeUserPassword', { passwordResetKey, password });
    expect(changed.status).toBe(200);
    await flood();
    const fresh = changed.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const back = await api(undefined, fresh).post('/api/auth/login', { email, password });
    expect(back).toMatchObject({ status: 200, body: { userData: { id: userId } } });
  });

  it("from the owner's own browser is counted like any other", async () => {
    const { email } = await newAccount();
    const stolen = api(undefined, await deviceOf(email), '10.4.4.4');
    const guess = () => stolen.post('/api/auth/login', { email, password: 'Wrong!2026' });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).status).toBe(401);
    expectToWait(await guess());
  });

  it('of wrong passwords from one address is stopped at the address, and no one else is', async () => {
    const { email } = await newAccount();
    const address = '10.1.2.3';
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => login(newEmail(), 'Wrong!2026', address)));
    }
    expectToWait(await login(newEmail(), 'Wrong!2026', address));
    expectToWait(await login(email, PASSWORD, address));
    expect((await login(email, PASSWORD, '10.1.2.4')).status).toBe(200);
    await advanceClock(16 * MINUTE);
    expect((await login(email, PASSWORD, address)).status).toBe(200);
  });

  it('[ACC-27] of password resets mails at most five links, and the last one stays valid', async () => {
    const { email } = await newAccount();
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await requestReset(turn % 2 ? email : ` ${email.toUpperCase()}`)).status).toBe(200);
    }
    expect((await mailTo(email)).filter(({ subject }) => subject.includes('new Plumbline password'))).toHaveLength(5);
    const passwordResetKey = await keyOfNewestLink(email);
    const sent = { passwordResetKey, password: 'Winona-Lake-46590!' };
    expect((await api().post('/api/users/changeUserPassword', sent)).status).toBe(200);
    // The newest link has been used, so the next request mails another one.
    expect((await requestReset(email)).status).toBe(200);
    expect(await keyOfNewestLink(email)).not.toBe(passwordResetKey);
  });

  it("[ACC-27] of password resets doesn't count a mail that could not be sent", async () => {
    const { email } = await newAccount();
    await fault({ dependency: 'ses', mode: 'fail' });
    for (let turn = 0; turn < 6; turn += 1) expect((await requestReset(email)).status).toBeGreaterThanOrEqual(500);
    await fault({ dependency: 'ses', mode: 'off' });
    expect((await requestReset(email)).status).toBe(200);
    expect(await keyOfNewestLink(email)).toMatch(/^[\w-]{43}$/);
  });

  it('[ACC-27] of password resets requires a challenge after the first ones of an e-mail', async () => {
    const { email } = await newAccount();
    const ask = (given: object, address?: string) =>
      api(undefined, undefined, address).post('/api/users/requestPasswordReset', given);
    for (const address of ['10.1.3.1', '10.1.3.2', '10.1.3.3'])
      expect((await ask({ email }, address)).status).toBe(200);
    expectToWait(await ask({ email }, '10.1.3.4'));
    expect((await ask({ email, challenge: await freshSolution() }, '10.1.3.5')).status).toBe(200);
    const unknown = await ask({ email: newEmail() }, '10.1.3.6');
    expect([unknown.status, unknown.body.message]).toEqual([409, 'Email not found']);
  });

  it('[ACC-27] of password resets requires a challenge after the first ones of an address', async () => {
    const ask = (challenge?: string) =>
      api(undefined, undefined, '10.1.4.1').post('/api/users/requestPasswordReset', { email: newEmail(), challenge });
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(409);
    expectToWait(await ask());
    expect((await ask(await freshSolution('form', { address: '10.1.4.1' }))).status).toBe(409);
  });

  it('[ACC-27] of password resets accepts each challenge once, and stops an address', async () => {
    const { email } = await newAccount();
    const ask = (challenge?: string) => api().post('/api/users/requestPasswordReset', { email, challenge });
    const challenge = await freshSolution();
    expect((await ask(challenge)).status).toBe(200);
    expect((await ask(challenge)).status).toBe(400);
    expect((await ask('bm90aGluZw==')).status).toBe(400);

    const address = '10.1.2.5';
    for (let turn = 0; turn < 30; turn += 1) expect((await requestReset(newEmail(), address)).status).toBe(409);
    expectToWait(await requestReset(email, address));
    expect((await requestReset(email, '10.1.2.6')).status).toBe(200);
  });

  it('[ACC-14] of sign-ups is stopped at the e-mail', async () => {
    const email = newEmail();
    const register = async () =>
      api().post('/api/users/register', { email, challenge: await freshSolution('form', { email }) });
    for (let turn = 0; turn < 5; turn += 1) expect((await register()).status).toBe(200);
    expectToWait(await register());
    await advanceClock(61 * MINUTE);
    expect((await register()).status).toBe(200);
  });

  it('[TBX-08] of invitations is stopped at the invited e-mail', async () => {
    const owner = await newCompany();
    await completeCompany(owner);
    const fields = { email: newEmail(), displayName: 'Ruth', role: 'member' };
    const invite = () => owner.api.post('/api/users/company-user', fields);
    for (let turn = 0; turn < 5; turn += 1) expect((await invite()).status).toBe(201);
    expectToWait(await invite());
  });
});

describe('codes of staff', () => {
  beforeEach(enterNextHour);

  const enter = (challenge: string, code: string, cookie?: string, address?: string) =>
    api(undefined, cookie, address).post('/api/auth/second-factor', { challenge, code });

  it('are ten in a quarter of an hour from a network, and a browser that has signed the owner in before counts separately', async () => {
    const { email } = await newStaff();
    const network = '10.5.6.2';
    const { challenge } = (await login(email, PASSWORD)).body.secondFactor;
    const signedIn = await enter(challenge, await codeOf(email));
    const device = signedIn.headers
      .getSetCookie()
      .find((text) => text.startsWith('knownDevice='))
      ?.split(';')[0];
    const asked = (await login(email, PASSWORD)).body.secondFactor.challenge;
    const tries = await Promise.all(Array.from({ length: 12 }, () => enter(asked, '000000', '', network)));
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    expectToWait(await enter(asked, await codeOf(email), '', network));
    const again = (await login(email, PASSWORD)).body.secondFactor.challenge;
    expectToWait(await enter(again, '000000', '', network));
    // Three codes were shown within half a minute: the next one comes a little later in the same quarter hour.
    await advanceClock(MINUTE);
    expect((await enter(again, await codeOf(email), device, network)).status).toBe(200);
    await advanceClock(16 * MINUTE);
    const later = (await login(email, PASSWORD)).body.secondFactor.challenge;
    expect((await enter(later, await codeOf(email), '', network)).status).toBe(200);
  });

  it("that a stranger guesses block the stranger's network, and not a new browser of the owner elsewhere", async () => {
    const { email } = await newStaff();
    const asked = (await login(email, PASSWORD, '10.5.6.1')).body.secondFactor.challenge;
    for (let turn = 0; turn < 10; turn += 1) expect((await enter(asked, '000000', '', '10.5.6.7')).status).toBe(401);
    expectToWait(await enter(asked, '000000', '', '10.5.6.7'));
    expect((await enter(asked, await codeOf(email), '', '10.5.6.8')).status).toBe(200);
  });

  it('can be wrong 15 times a day from a network and 60 times from all, until the owner has a new password', async () => {
    await advanceClock(DAY_MS - ((await cloudNow()).getTime() % DAY_MS));
    const { email } = await newStaff();
    const askedOf = async () => (await login(email, PASSWORD, '10.5.9.1')).body.secondFactor.challenge;
    const wrongFrom = async (address: string): Promise<number> => {
      const asked = await askedOf();
      let wrong = 0;
      while ((await enter(asked, '000000', '', address)).status === 401) wrong += 1;
      return wrong;
    };
    expect(await wrongFrom('10.5.7.1')).toBe(10);
    await advanceClock(16 * MINUTE);
    expect(await wrongFrom('10.5.7.1')).toBe(5);
    // A blocked network doesn't raise the user's count.
    for (let turn = 0; turn < 30; turn += 1) expect(await wrongFrom('10.5.7.1')).toBe(0);
    let all = 15;
    for (let network = 2; network < 10; network += 1) all += await wrongFrom(`10.5.7.${network}`);
    expect(all).toBe(60);
    expectToWait(await enter(await askedOf(), await codeOf(email), '', '10.5.8.1'));

    expect((await requestReset(email)).status).toBe(200);
    const passwordResetKey = await keyOfNewestLink(email);
    const password = 'Winona-Lake-46590!';
    expect((await api().post('/api/users/changeUserPassword', { passwordResetKey, password })).status).toBe(200);
    await advanceClock(1000);
    const { challenge } = (await login(email, password, '10.5.8.2')).body.secondFactor;
    expect((await enter(challenge, await codeOf(email), '', '10.5.8.3')).status).toBe(200);
  });

  it('that are wrong count against the address they came from, and leave other addresses alone', async () => {
    const { email } = await newStaff();
    const stranger = '10.5.5.5';
    const { challenge } = (await login(email, PASSWORD, stranger)).body.secondFactor;
    for (let turn = 0; turn < 9; turn += 1) await enter(challenge, '000000', undefined, stranger);
    expect((await login(email, PASSWORD, stranger)).status).toBe(200);
    expect((await enter(challenge, '000000', undefined, stranger)).status).toBe(401);
    expectToWait(await login(email, PASSWORD, stranger));
    expect((await login(email, PASSWORD, '10.5.5.6')).status).toBe(200);
  });
});
