import { beforeAll, describe, expect, it } from 'vitest';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { advanceClock, fault, mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { invite } from '../../support/people/company-users.ts';
import { freshSolution, newCompany, newEmail, PASSWORD, requestReset, signIn } from '../../support/people/people.ts';

const DAY = 24 * 3_600_000;
const NOT_FOUND = { status: 409, body: { code: 'email_not_found', message: 'Email not found' } };

const signUp = async (email: string, more: object = {}) =>
  api().post('/api/users/register', { email, challenge: await freshSolution(), profileType: 'provider', ...more });

/** The set-up links mailed to an e-mail, the newest first. */
const setUpLinks = async (email: string): Promise<URL[]> =>
  (await mailTo(email)).flatMap(({ links }) =>
    links.filter((link) => link.includes('/confirm-email')).map((link) => new URL(link)),
  );
const confirm = (link: URL | undefined) =>
  api().post('/api/users/confirmEmail', {
    emailConfirmationKey: link?.searchParams.get('key') ?? '',
    password: PASSWORD,
  });
const withdraw = (token: string, id: string) =>
  api(token).patch(`/api/users/company-user/${id}`, { status: 'disabled' });

beforeAll(enterNextHour);

describe('asking for a new password before the account is set up', () => {
  it('[ACC-15] [ACC-27] mails a new set-up link of the same sign-up, with the page to return to', async () => {
    const email = newEmail();
    await signUp(email, { redirect: '/job-search' });
    expect(await requestReset(email)).toMatchObject({ status: 200, body: { success: true } });

    const [again, first] = await setUpLinks(email);
    expect(again?.searchParams.get('redirect')).toBe('/job-search');
    expect(again?.searchParams.get('key')).not.toBe(first?.searchParams.get('key'));
    expect((await confirm(again)).status).toBe(200);
    expect((await signIn(email)).userData.profileType).toBe('provider');
    expect((await confirm(first)).body.code).toBe('already_confirmed');
  });

  it('[ACC-15] mails a set-up link that works after the first has expired, and none after 30 days', async () => {
    const [inTime, tooLate] = [newEmail(), newEmail()];
    await Promise.all([signUp(inTime), signUp(tooLate)]);
    await advanceClock(29 * DAY);
    expect((await requestReset(inTime)).status).toBe(200);
    expect((await confirm((await setUpLinks(inTime))[0])).status).toBe(200);
    await advanceClock(DAY + 1000);
    expect(await requestReset(tooLate)).toMatchObject(NOT_FOUND);
    expect(await setUpLinks(tooLate)).toHaveLength(1);
  });

  it('[TBX-08] mails an invited user the invitation again, until it is withdrawn', async () => {
    const owner = await newCompany();
    const invited = (await invite(owner)).body;
    expect((await requestReset(invited.email)).status).toBe(200);
    const subjects = (await mailTo(invited.email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(new Set(subjects).size).toBe(1);
    expect((await confirm((await setUpLinks(invited.email))[0])).status).toBe(200);

    const withdrawn = (await invite(owner)).body;
    expect((await withdraw(owner.token, withdrawn.id)).status).toBe(200);
    expect(await requestReset(withdrawn.email)).toMatchObject(NOT_FOUND);
  });

  it('[ACC-27] mails a link to a new password once the account is set up', async () => {
    const email = newEmail();
    await signUp(email);
    await confirm((await setUpLinks(email))[0]);
    await requestReset(email);
    expect((await mailTo(email))[0]?.subject).toBe('Choose a new Plumbline password');
    expect(await setUpLinks(email)).toHaveLength(1);
  });

  it('mails at most five links an hour, and does not count one that could not be sent', async () => {
    const email = newEmail();
    await signUp(email);
    await fault({ dependency: 'ses', mode: 'fail' });
    expect((await requestReset(email)).status).toBe(500);
    await fault({ dependency: 'ses', mode: 'off' });
    for (let asked = 0; asked < 6; asked += 1) await requestReset(email);
    expect(await setUpLinks(email)).toHaveLength(6);
  });
});
