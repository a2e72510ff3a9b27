import {
  changeAuthUserPassword,
  changeUserPassword,
  checkUserPassword,
} from '@plumbline/shared/contracts/accounts/passwords';
import { confirmEmail } from '@plumbline/shared/contracts/accounts/users';
import { errors } from '@plumbline/shared/errors';
import { type Path, paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ConfirmEmailPage } from '../../features/accounts/sign-up/confirm-email-page.tsx';
import { NewPasswordForm } from '../../features/reset-password/new-password-form.tsx';
import { ChangePasswordPage } from '../../features/toolbox/settings/change-password-page.tsx';
import { answering, renderPage } from './render-page.tsx';

const PASSWORD = 'Password1!';
const { message } = errors.password_guessable;
const refusal = {
  status: 409,
  code: 'password_guessable',
  message,
  errors: [{ path: 'password', message }],
};

type Screen = { page: ReactElement; route: Path; label: RegExp; button: string };
const screens: [string, Screen][] = [
  [
    'the confirmation',
    { page: <ConfirmEmailPage />, route: paths.confirmEmail, label: /^Password/, button: 'Confirm' },
  ],
  [
    'the reset',
    {
      page: <NewPasswordForm resetKey="the-key" onDone={() => expect.fail('The password was taken.')} />,
      route: paths.resetPassword,
      label: /^New password/,
      button: 'Set new password',
    },
  ],
  [
    'the change',
    {
      page: <ChangePasswordPage />,
      route: paths.toolbox.changePassword,
      label: /^New password/,
      button: 'Change Password',
    },
  ],
];

it.each(screens)(
  '[ACC-23] %s shows at the field that a password is easy to guess, and blames no link',
  async (_, each) => {
    const { page, route, label, button } = each;
    renderPage(page, {
      route,
      state: { linkKey: 'the-key' },
      answers: [
        answering(checkUserPassword, { valid: true }),
        answering(confirmEmail, refusal),
        answering(changeUserPassword, refusal),
        answering(changeAuthUserPassword, refusal),
      ],
    });
    const current = screen.queryByLabelText(/^Current password/);
    if (current) fireEvent.change(current, { target: { value: 'Plumbline!2026' } });
    fireEvent.change(screen.getByLabelText(label), { target: { value: PASSWORD } });
    fireEvent.change(screen.getByLabelText(/^Confirm password/), { target: { value: PASSWORD } });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(message);
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/Sign up again|Request a new link/)).toBeNull();
  },
);
