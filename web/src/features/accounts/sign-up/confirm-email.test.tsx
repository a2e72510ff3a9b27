import { login } from '@plumbline/shared/contracts/accounts/auth';
import { confirmEmail } from '@plumbline/shared/contracts/accounts/users';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { getSession } from '../../../lib/session/session.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const PASSWORD = 'Plumbline!2026';
const REDIRECT = `/jobs/${'c'.repeat(24)}`;
const user = {
  id: 'f'.repeat(24),
  email: 'ruben@example.test',
  displayName: 'Ruben',
  role: 'user',
  profileType: 'candidate',
} as const;

const confirm = (signIn: Parameters<typeof answering<typeof login>>[1]) => {
  const shown = renderPage(<ConfirmEmailPage />, {
    route: paths.confirmEmail,
    at: paths.confirmEmail.path({ redirect: REDIRECT }),
    state: { linkKey: 'the-key' },
    answers: [answering(confirmEmail, { success: true, email: user.email }), answering(login, signIn)],
  });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: PASSWORD } });
  fireEvent.change(screen.getByLabelText(/Confirm password/), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  return shown;
};

it('the confirm-email page signs in a user who has chosen a password, and keeps the job to return to', async () => {
  const { asked, address } = confirm({ accessToken: 'new', userData: user });
  const redirect = encodeURIComponent(REDIRECT);
  await expect.poll(address).toBe(`/complete-profile?profileType=candidate&redirect=${redirect}`);
  expect(asked).toMatchObject([
    { name: 'confirmEmail', body: { emailConfirmationKey: 'the-key', password: PASSWORD } },
    { name: 'login', body: { email: user.email, password: PASSWORD } },
  ]);
  expect(getSession().userInfo).toEqual(user);
});

it('the confirm-email page asks to sign in when the automatic sign-in fails', async () => {
  const { address } = confirm({ status: 401, code: 'wrong_credentials' });
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(REDIRECT)}`);
  expect(getSession().userInfo).toBeUndefined();
});
