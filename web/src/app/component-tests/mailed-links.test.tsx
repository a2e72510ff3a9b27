import { confirmEmailChange } from '@plumbline/shared/contracts/accounts/own-account';
import { changeUserPassword } from '@plumbline/shared/contracts/accounts/passwords';
import { confirmEmail } from '@plumbline/shared/contracts/accounts/users';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { readSenderRequest } from '@plumbline/shared/contracts/reports/support-request';
import { errors } from '@plumbline/shared/errors';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChangeEmailPage } from '../../features/accounts/change-email/change-email-page.tsx';
import { ConfirmEmailPage } from '../../features/accounts/sign-up/confirm-email-page.tsx';
import { SupportRequestPage } from '../../features/public/support-request-page.tsx';
import { ResetPasswordPage } from '../../features/reset-password/reset-password-page.tsx';
import { setLanguage } from '../../lib/i18n.ts';
import type { MailedPage } from '../../lib/session/mailed-keys.ts';
import spanish from '../../locales/es/errors.json';
import { answering, renderPage } from './render-page.tsx';

type Code = keyof typeof errors;
type MailedLink = {
  page: ReactElement;
  endpoint: Endpoint;
  /** The server's error codes for a link that is expired, damaged or used. A link without such a state has no code. */
  refusals: { expired?: Code; damaged: Code; used?: Code };
  /** The next step of each state. */
  next: (state: string) => string;
};

const choosePassword = () => {
  for (const field of document.querySelectorAll('input[type=password]'))
    fireEvent.change(field, { target: { value: 'Plumbline!2026' } });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
};
const pressButton = () => fireEvent.click(document.querySelector('button:not([lang])') as HTMLElement);

/** Every page that a mailed link opens with a key. A new page without a row fails the type check. */
const links: Record<MailedPage, MailedLink & { use: () => void }> = {
  resetPassword: {
    page: <ResetPasswordPage />,
    endpoint: changeUserPassword,
    refusals: { expired: 'reset_link_expired', damaged: 'reset_link_expired', used: 'reset_link_expired' },
    use: choosePassword,
    next: () => paths.resetPassword.path(),
  },
  confirmEmail: {
    page: <ConfirmEmailPage />,
    endpoint: confirmEmail,
    refusals: { expired: 'confirmation_refused', damaged: 'confirmation_refused', used: 'already_confirmed' },
    use: choosePassword,
    next: (state) => (state === 'used' ? paths.login.path() : paths.signup.path()),
  },
  changeEmail: {
    page: <ChangeEmailPage />,
    endpoint: confirmEmailChange,
    refusals: { expired: 'email_link_expired', damaged: 'email_link_expired' },
    use: pressButton,
    next: () => paths.toolbox.settings.path(),
  },
  supportRequest: {
    page: <SupportRequestPage />,
    endpoint: readSenderRequest,
    refusals: { expired: 'support_link_invalid', damaged: 'support_link_invalid' },
    use: () => undefined,
    next: () => `${paths.landing.path()}${SUPPORT_HASH}`,
  },
};

const cases = Object.entries(links).flatMap(([name, link]) =>
  Object.entries(link.refusals).flatMap(([state, code]) =>
    (['en', 'es'] as const).map((language) => ({ name: name as MailedPage, state, code, language })),
  ),
);

afterEach(() => setLanguage('en'));

it.each(cases)(
  'the page $name says in $language why a link that is $state fails, and links to the next step',
  async ({ name, state, code, language }) => {
    await setLanguage(language);
    const { page, endpoint, use, next } = links[name];
    renderPage(page, {
      route: paths[name],
      state: { linkKey: 'the-key' },
      answers: [answering(endpoint, { status: errors[code].status, code, message: errors[code].message })],
    });
    use();
    const { message } = errors[code];
    await screen.findByText(language === 'es' ? (spanish as Record<string, string>)[message]! : message);
    await waitFor(() => {
      const steps = [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === next(state));
      expect(steps.filter((link) => link.textContent)).not.toEqual([]);
    });
    expect(document.querySelector('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /Try Again|Use this address|Reintentar/ })).toBeNull();
  },
);
