import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmEmailChange } from '../../../functions/services/accounts/change-email.ts';
import { betweenReadAndWrite } from '../../support/cloud/between-read-and-write.ts';
import { enterNextHour, followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, fault, mailTo, until } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newAccount, newCompany, newSeeker, type Person, requestReset, signIn } from '../../support/people/people.ts';

const HOUR = 3_600_000;
const freshEmail = () => `moved.${randomUUID()}@example.com`;
const ask = (by: Person, email: string, currentPassword: string | undefined = by.password) =>
  by.api.post('/api/users/email-change', { email, ...(currentPassword && { currentPassword }) });
const keyMailedTo = async (email: string): Promise<string> => {
  const [mail] = await mailTo(email);
  const link = mail?.links.find((each) => each.includes('/change-email'));
  return new URL(link ?? 'https://nothing.example').searchParams.get('key') ?? '';
};
const confirm = (key: string) => api().post('/api/users/email-change/confirm', { key });
const signsIn = async (email: string, password: string): Promise<number> =>
  (await api().post('/api/auth/login', { email, password })).status;

afterEach(async () => {
  for (const dependency of ['ses', 'cognito'] as const) await fault({ dependency, mode: 'off' });
});

describe('a change of the e-mail address', () => {
  it.each([
    ['a job seeker', newSeeker],
    ['the owner of a company', newCompany],
    ["a company's user", async () => newColleague(await newCompany())],
    ['a new account without a profile', newAccount],
  ])('takes effect by the link to the new address, and tells the earlier one: %s [ACC-36]', async (_who, create) => {
    const person = (await create()) as Person;
    const email = freshEmail();
    expect((await ask(person, email)).status).toBe(200);
    expect(await signsIn(email, person.password)).not.toBe(200);
    const key = await keyMailedTo(email);
    expect(await confirm(key)).toMatchObject({ status: 200, body: { email } });
    expect(await signsIn(email, person.password)).toBe(200);
    expect(await signsIn(person.email, person.password)).not.toBe(200);
    const notice = await until(async () =>
      (await mailTo(person.email)).find(({ subject }) => subject === 'Your email address was changed'),
    );
    expect(notice.text).not.toContain(email);
    // A repeated click changes nothing.
    expect((await confirm(key)).status).toBe(200);
  });

  it('changes the address of the profile, and frees the earlier one for a sign-up [ACC-36]', async () => {
    const seeker = await newSeeker();
    const email = freshEmail();
    await ask(seeker, email);
    await confirm(await keyMailedTo(email));
    const { token } = await signIn(email, seeker.password);
    const { body } = await api(token).get(`/api/profile/${seeker.profileId}`);
    expect(JSON.stringify(body)).toContain(email);
    expect(JSON.stringify(body)).not.toContain(seeker.email);
    expect((await ask(await newSeeker(), seeker.email)).status).toBe(200);
  });

  it('needs the current password and a free address [ACC-36]', async () => {
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    expect(await ask(seeker, freshEmail(), '')).toMatchObject({ status: 400 });
    expect(await ask(seeker, freshEmail(), 'Wrong!2026aa')).toMatchObject({
      body: { code: 'current_password_wrong' },
    });
    expect(await ask(seeker, other.email)).toMatchObject({ status: 409, body: { code: 'email_exists' } });
    expect((await api().post('/api/users/email-change', { email: freshEmail() })).status).toBe(401);
    expect((await mailTo(other.email)).some(({ subject }) => subject.includes('new email'))).toBe(false);
  });

  it('is refused by a link that is unknown, used for another account, too old, or before a new password [ACC-36]', async () => {
    const refusal = { status: 400, body: { code: 'email_link_expired' } };
    expect(await confirm('nothing')).toMatchObject(refusal);
    const seeker = await newSeeker();
    const [first, second] = [freshEmail(), freshEmail()];
    await ask(seeker, first);
    await ask(seeker, second);
    const [old, key] = [await keyMailedTo(first), await keyMailedTo(second)];
    const password = 'Another!2026pass';
    const body = { password, currentPassword: seeker.password };
    expect((await seeker.api.post('/api/users/changeAuthUserPassword', body)).status).toBe(200);
    expect(await confirm(key)).toMatchObject(refusal);
    await advanceClock(2 * HOUR);
    expect(await confirm(old)).toMatchObject(refusal);
    expect(await signsIn(seeker.email, password)).toBe(200);
  });

  it('ends the links to and from the earlier address: of a new password, and of a further change [ACC-36]', async () => {
    const seeker = await newSeeker();
    const [email, further] = [freshEmail(), freshEmail()];
    await requestReset(seeker.email);
    const [reset] = await mailTo(seeker.email);
    const passwordResetKey = new URL(reset?.links[0] ?? '').searchParams.get('k');
    await ask(seeker, further);
    await ask(seeker, email);
    expect((await confirm(await keyMailedTo(email))).status).toBe(200);

    const password = 'Another!2026pass';
    const refused = await api().post('/api/users/changeUserPassword', { passwordResetKey, password });
    expect(refused).toMatchObject({ status: 400, body: { code: 'reset_link_expired' } });
    expect(await confirm(await keyMailedTo(further))).toMatchObject({ body: { code: 'email_link_expired' } });
    expect(await signsIn(email, password)).not.toBe(200);
    expect(await signsIn(email, seeker.password)).toBe(200);
  });

  it.each(['ses', 'cognito'] as const)(
    'is completed by a repeated click after a failure of %s [ACC-36]',
    async (dependency) => {
      const seeker = await newSeeker();
      const email = freshEmail();
      await ask(seeker, email);
      const key = await keyMailedTo(email);
      const match = dependency === 'cognito' ? { match: 'AdminUpdateUserAttributes' } : {};
      await fault({ dependency, mode: 'fail', ...match });
      expect((await confirm(key)).status).toBeGreaterThanOrEqual(500);
      await fault({ dependency, mode: 'off' });
      expect((await confirm(key)).status).toBe(200);
      const notices = (await mailTo(seeker.email)).filter(
        ({ subject }) => subject === 'Your email address was changed',
      );
      expect(notices).toHaveLength(1);
    },
  );

  it('succeeds when the profile is saved between its read and its write [ACC-36]', async () => {
    const seeker = await newSeeker();
    const email = freshEmail();
    await ask(seeker, email);
    const key = await keyMailedTo(email);
    await followCloudClock();
    const save = () => seeker.api.patch(`/api/profile/${seeker.profileId}`, { phoneNumber: '(574) 555-0142' });
    expect(await betweenReadAndWrite(save, () => confirmEmailChange(key))).toMatchObject({ email });
    expect(await signsIn(email, seeker.password)).toBe(200);
  });

  it('can be requested at most five times an hour, without a cost to the owner of a taken address [ACC-36]', async () => {
    await enterNextHour();
    const [seeker, second, other] = [await newSeeker(), await newSeeker(), await newSeeker()];
    for (let call = 1; call <= 5; call += 1) expect((await ask(seeker, other.email)).status).toBe(409);
    expect((await ask(seeker, freshEmail())).status).toBe(429);
    expect((await ask(second, other.email)).status).toBe(409);
  });

  it('goes to one of two users who confirm the same address [ACC-36]', async () => {
    const [one, two] = [await newSeeker(), await newSeeker()];
    const email = freshEmail();
    await ask(one, email);
    const first = await keyMailedTo(email);
    await ask(two, email);
    const second = await keyMailedTo(email);
    const results = await Promise.all([confirm(first), confirm(second)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('signing out other devices', () => {
  it('ends every other session and keeps this one, with the current password only [ACC-33]', async () => {
    const seeker = await newSeeker();
    const other = await signIn(seeker.email, seeker.password);
    const wrong = await seeker.api.post('/api/users/sign-out-others', { currentPassword: 'Wrong!2026aa' });
    expect(wrong.body.code).toBe('current_password_wrong');
    expect((await api(other.token).get('/api/badges')).status).toBe(200);
    const done = await seeker.api.post('/api/users/sign-out-others', { currentPassword: seeker.password });
    expect(done.status).toBe(200);
    expect((await api(done.body.accessToken).get('/api/badges')).status).toBe(200);
    expect((await api(other.token).get('/api/badges')).status).toBe(401);
  });
});
