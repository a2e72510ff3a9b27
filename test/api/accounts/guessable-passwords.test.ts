import { endpoints } from '@plumbline/shared/contracts/index';
import { passwordProblems } from '@plumbline/shared/domain/profile/password-rules';
import { describe, expect, it } from 'vitest';
import { mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { acceptInvitation, invitationKeyOf, invite } from '../../support/people/company-users.ts';
import {
  keyMailedTo,
  newAccount,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  register,
  requestReset,
} from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';

/** Each of these passwords follows every rule of the form. */
const GUESSABLE = [
  'Password1!',
  'P@ssw0rd',
  'Qwerty123!',
  'Iloveyou1!',
  'Aa123456!',
  '1qaz@WSX',
  'Letmein1!',
  'Admin123!',
];
const REFUSAL = {
  status: 409,
  body: {
    code: 'password_guessable',
    errors: [{ path: 'password', message: expect.stringContaining('easy to guess') }],
  },
};

type Attempt = (password: string) => Promise<{ status: number }>;

/** Every endpoint that accepts a new password, prepared for a try with any password. */
const attempts: Record<string, () => Promise<Attempt>> = {
  confirmEmail: async () => {
    const email = newEmail();
    await register(email, 'candidate');
    const emailConfirmationKey = await keyMailedTo(email);
    return (password) => api().post('/api/users/confirmEmail', { emailConfirmationKey, password });
  },
  createUser: async () => {
    const [{ api: staff }, email] = [await newStaff(), newEmail()];
    return (password) => staff.post('/api/users', { email, password });
  },
  changeUserPassword: async () => {
    const { email } = await newAccount();
    await requestReset(email);
    const [mail] = (await mailTo(email)).filter(({ subject }) => subject === 'Choose a new Plumbline password');
    const passwordResetKey = new URL(mail?.links[0] ?? '').searchParams.get('k');
    return (password) => api().post('/api/users/changeUserPassword', { passwordResetKey, password });
  },
  changeAuthUserPassword: async () => {
    const { api: own } = await newSeeker();
    return (password) => own.post('/api/users/changeAuthUserPassword', { password, currentPassword: PASSWORD });
  },
};

describe('a new password', () => {
  it('is tested here at every endpoint that accepts one', () => {
    const takers = endpoints.filter(({ body }) => body && JSON.stringify(Object.keys(body.def)).includes('shape'));
    const names = takers.flatMap(({ name, body, path }) => {
      const shape = (body as unknown as { shape: Record<string, unknown> }).shape;
      return 'password' in shape && !path.endsWith('/login') && !path.endsWith('checkUserPassword') ? [name] : [];
    });
    expect(names.toSorted()).toEqual(Object.keys(attempts).toSorted());
  });

  it.each(Object.keys(attempts))(
    '[ACC-23] that is easy to guess is rejected by %s, which accepts a better one afterwards',
    async (name) => {
      const attempt = await attempts[name]!();
      for (const password of GUESSABLE) {
        expect(passwordProblems(password), password).toEqual([]);
        expect(await attempt(password), password).toMatchObject(REFUSAL);
      }
      expect((await attempt('Winona-Lake-46590!')).status).toBeLessThan(300);
    },
  );

  it("[ACC-23] may not be made from the user's own e-mail", async () => {
    const email = `marisol.ibarra${Date.now()}@example.com`;
    const { api: staff } = await newStaff();
    const own = `${email.split('@')[0]!.replace('.', '').replace(/^m/, 'M')}!`;
    expect(await staff.post('/api/users', { email, password: own })).toMatchObject(REFUSAL);
  });

  it('[TBX-08] of an invited colleague follows the same rule', async () => {
    const { body } = await invite(await newCompany());
    const key = await invitationKeyOf(body.email);
    const refused = await api().post('/api/users/confirmEmail', { emailConfirmationKey: key, password: 'Password1!' });
    expect(refused).toMatchObject(REFUSAL);
    await acceptInvitation(key);
  });
});
