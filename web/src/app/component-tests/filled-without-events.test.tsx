import { enrollApp, enterCode, login } from '@plumbline/shared/contracts/accounts/auth';
import {
  changeUserPassword,
  checkUserPassword,
  requestPasswordReset,
} from '@plumbline/shared/contracts/accounts/passwords';
import { confirmEmail, getChallenge } from '@plumbline/shared/contracts/accounts/users';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { type Path, paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { CandidateForm } from '../../features/accounts/complete-profile/candidate-form.tsx';
import { CompanyForm } from '../../features/accounts/complete-profile/company-form.tsx';
import { CodeForm } from '../../features/accounts/second-factor/code-form.tsx';
import { EnrollmentForm } from '../../features/accounts/second-factor/enrollment-form.tsx';
import { LoginPage } from '../../features/accounts/sign-in/login-page.tsx';
import { ConfirmEmailPage } from '../../features/accounts/sign-up/confirm-email-page.tsx';
import { SignUpForm } from '../../features/accounts/sign-up/sign-up-form.tsx';
import { NewPasswordForm } from '../../features/reset-password/new-password-form.tsx';
import { RequestForm } from '../../features/reset-password/request-form.tsx';
import { ChangePasswordPage } from '../../features/toolbox/settings/change-password-page.tsx';
import { answering, renderPage } from './render-page.tsx';

const EMAIL = 'renee@example.com';
const PASSWORD = 'Wagonwheel!2026';
const CURRENT = 'Plumbline!2026';
const asked = { challenge: 'a'.repeat(32), expiresAt: '2026-11-26T12:10:00.000Z', email: EMAIL };

type Form = {
  page: ReactElement;
  route: Path;
  button: string;
  /** The values that a password manager fills in, by label. */
  fills: Readonly<Record<string, string>>;
  /** The request that the form sends after the fill. Without it, the test only checks that no field shows an error. */
  sends?: { endpoint: Endpoint; body: object };
};

/** Every form that a password manager or the browser fills. */
const forms: Readonly<Record<string, Form>> = {
  'sign-in': {
    page: <LoginPage />,
    route: paths.login,
    button: 'Sign In',
    fills: { Email: EMAIL, Password: PASSWORD },
    sends: { endpoint: login, body: { email: EMAIL, password: PASSWORD } },
  },
  'sign-up': {
    page: <SignUpForm onDone={() => {}} />,
    route: paths.signup,
    button: 'Sign Up',
    fills: { Email: EMAIL },
    sends: { endpoint: getChallenge, body: {} },
  },
  confirmation: {
    page: <ConfirmEmailPage />,
    route: paths.confirmEmail,
    button: 'Confirm',
    fills: { Password: PASSWORD, 'Confirm password': PASSWORD },
    sends: { endpoint: confirmEmail, body: { password: PASSWORD } },
  },
  'reset request': {
    page: <RequestForm onSent={() => {}} />,
    route: paths.resetPassword,
    button: 'Send reset link',
    fills: { Email: EMAIL },
    sends: { endpoint: requestPasswordReset, body: { email: EMAIL } },
  },
  'new password': {
    page: <NewPasswordForm resetKey="the-key" onDone={() => {}} />,
    route: paths.resetPassword,
    button: 'Set new password',
    fills: { 'New password': PASSWORD, 'Confirm password': PASSWORD },
    sends: { endpoint: changeUserPassword, body: { password: PASSWORD } },
  },
  'changed password': {
    page: <ChangePasswordPage />,
    route: paths.toolbox.changePassword,
    button: 'Change Password',
    fills: { 'Current password': CURRENT, 'New password': PASSWORD, 'Confirm password': PASSWORD },
    sends: { endpoint: checkUserPassword, body: { password: CURRENT } },
  },
  'code of an app': {
    page: <CodeForm {...asked} />,
    route: paths.login,
    button: 'Continue',
    fills: { Code: '123456' },
    sends: { endpoint: enterCode, body: { code: '123456' } },
  },
  'enrollment code': {
    page: <EnrollmentForm asked={asked} onStarted={() => {}} />,
    route: paths.login,
    button: 'Continue',
    fills: { 'Enrollment code': '7K2M-9QXD-4HTW' },
    sends: { endpoint: enrollApp, body: {} },
  },
  "job seeker's first profile": {
    page: <CandidateForm />,
    route: paths.completeProfile,
    button: 'Save and continue',
    fills: { 'First name': 'Renee', 'Phone Number': '574-555-0142', 'Zip Code': '46590' },
  },
  "company's first profile": {
    page: <CompanyForm type="provider" />,
    route: paths.completeProfile,
    button: 'Next',
    fills: { 'Your name': 'Dana Yoder', 'Company name': 'Wagon Wheel Homes', 'Phone Number': '574-555-0142' },
  },
};

/** Sets the input's value as a browser extension does: without React and without an event. */
const fill = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

const inputOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));

it.each(Object.entries(forms))('the form: %s, reads fields that were filled without an event', async (_, form) => {
  const { page, route, button, fills, sends } = form;
  const refused = sends && answering(sends.endpoint as typeof login, { status: 500, code: 'unexpected' });
  const { asked: calls } = renderPage(page, {
    route,
    state: { linkKey: 'the-key' },
    ...(refused && { answers: [refused] }),
  });
  for (const [label, value] of Object.entries(fills)) fill(inputOf(label), value);
  fireEvent.click(screen.getByRole('button', { name: button }));
  if (sends) {
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(sends.endpoint.name));
    expect(calls.find(({ name }) => name === sends.endpoint.name)?.body ?? {}).toMatchObject(sends.body);
    return;
  }
  // The form may continue or ask for more, but it must not report an error in the filled fields.
  await waitFor(() =>
    expect(
      document.querySelector('[aria-invalid=true]') ?? screen.queryByRole('button', { name: 'Back' }),
    ).not.toBeNull(),
  );
  for (const label of Object.keys(fills)) {
    expect(screen.queryByLabelText(new RegExp(`^${label}( \\*)?$`))?.getAttribute('aria-invalid') ?? 'gone').not.toBe(
      'true',
    );
  }
});
