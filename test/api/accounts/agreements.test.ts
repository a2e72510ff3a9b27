import '../../support/cloud/handler-environment.ts';
import { accountKinds } from '@plumbline/shared/options/account-kinds';
import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { describe, expect, it } from 'vitest';
import { readPersonItems } from '../../../functions/table/accounts/person-items.ts';
import { cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { acceptInvitation, invitationKeyOf, invite } from '../../support/people/company-users.ts';
import { freshSolution, keyMailedTo, newCompany, newEmail, PASSWORD, signIn } from '../../support/people/people.ts';
import { plantAccount } from '../../support/people/plant-account.ts';
import { newStaff } from '../../support/people/staff.ts';

const agreementsOf = async (userId: string) =>
  (await readPersonItems(userId, undefined)).filter(({ _et: entity }) => entity === 'Agreement');

/** A user who agreed to earlier terms, or signed up before agreements were stored. */
const earlierUser = async (agreedTerms: string | undefined) => {
  const email = newEmail();
  const userId = await plantAccount(email, PASSWORD, { kind: 'candidate', agreedTerms });
  const { token, cookie, userData } = await signIn(email);
  return { userId, cookie, userData, api: api(token) };
};

describe('the agreement of a new user', () => {
  it.each(accountKinds)('is stored with version, time and language at the sign-up of a %s', async (kind) => {
    const email = newEmail();
    const challenge = await freshSolution();
    await api().post('/api/users/register', { email, challenge, profileType: kind, language: 'es' });
    const body = { emailConfirmationKey: await keyMailedTo(email), password: PASSWORD };
    expect((await api().post('/api/users/confirmEmail', body)).status).toBe(200);
    const { userData } = await signIn(email);
    expect(userData.agreedTerms).toBe(TERMS_VERSION);
    const [agreement, ...others] = await agreementsOf(userData.id);
    expect(others).toEqual([]);
    expect(agreement).toMatchObject({ user: userData.id, version: TERMS_VERSION, language: 'es' });
    const minutes = (Date.parse(String(agreement?.date)) - (await cloudNow()).getTime()) / 60_000;
    expect(Math.abs(minutes)).toBeLessThan(5);
  });

  it('is stored when an invited colleague sets the password, and not before', async () => {
    const owner = await newCompany();
    const { id, email } = (await invite(owner)).body;
    expect(await agreementsOf(id)).toEqual([]);
    expect((await acceptInvitation(await invitationKeyOf(email))).status).toBe(200);
    expect(await agreementsOf(id)).toMatchObject([{ version: TERMS_VERSION }]);
    expect((await signIn(email)).userData.agreedTerms).toBe(TERMS_VERSION);
  });
});

describe('the agreement of a user who agreed to earlier terms', () => {
  it.each([undefined, TERMS_BEFORE_RECORDS])(
    'is stored with its language when they agreed to %s before',
    async (before) => {
      const user = await earlierUser(before);
      expect(user.userData.agreedTerms).toBe(before);
      const body = { version: TERMS_VERSION, language: 'es' };
      expect(await user.api.post('/api/users/agreement', body)).toMatchObject({ status: 200, body: { success: true } });
      expect(await agreementsOf(user.userId)).toMatchObject([{ version: TERMS_VERSION, language: 'es' }]);
      const refreshed = await api(undefined, user.cookie).post('/api/auth/refresh-token');
      expect(refreshed.body.agreedTerms).toBe(TERMS_VERSION);
    },
  );

  it('keeps its first time and language when the user agrees again', async () => {
    const user = await earlierUser(undefined);
    await user.api.post('/api/users/agreement', { version: TERMS_VERSION, language: 'en' });
    const first = await agreementsOf(user.userId);
    await advanceClock(60_000);
    expect((await user.api.post('/api/users/agreement', { version: TERMS_VERSION, language: 'es' })).status).toBe(200);
    expect(await agreementsOf(user.userId)).toEqual(first);
  });

  it('is refused for a version that is not the current one', async () => {
    const user = await earlierUser(undefined);
    for (const version of [TERMS_BEFORE_RECORDS, '2099-01-01'])
      expect(await user.api.post('/api/users/agreement', { version, language: 'en' })).toMatchObject({
        status: 409,
        body: { code: 'terms_changed' },
      });
    expect((await user.api.post('/api/users/agreement', { version: 'soon', language: 'en' })).status).toBe(400);
    expect(await agreementsOf(user.userId)).toEqual([]);
  });

  it('is not required for other calls, and staff can agree as well', async () => {
    const user = await earlierUser(undefined);
    expect((await user.api.get(`/api/users/${user.userId}`)).status).toBe(200);
    const staff = await newStaff();
    const body = { version: TERMS_VERSION, language: 'en' };
    expect((await staff.api.post('/api/users/agreement', body)).status).toBe(200);
    expect((await api().post('/api/users/agreement', body)).status).toBe(401);
  });
});
