import { requestPasswordReset } from '@plumbline/shared/contracts/accounts/passwords';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResetPasswordPage } from '../../features/reset-password/reset-password-page.tsx';
import { setLanguage } from '../../lib/i18n.ts';
import { answering, renderPage } from './render-page.tsx';

afterEach(() => setLanguage('en'));

it.each([
  ['en', 'Email', 'Send reset link', 'Reset email sent'],
  ['es', 'Correo electrónico', 'Enviar enlace', 'Correo de restablecimiento enviado'],
] as const)(
  'the page after a password request in %s leaves the time of the link to the e-mail, as a set-up link lasts longer [ACC-26]',
  async (language, field, button, title) => {
    await setLanguage(language);
    renderPage(<ResetPasswordPage />, {
      route: paths.resetPassword,
      answers: [answering(requestPasswordReset, { success: true })],
    });
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(field) }), {
      target: { value: 'renee@example.com' },
    });
    fireEvent.click(screen.getByRole('button', { name: button }));
    const heading = await screen.findByRole('heading', { name: title });

    const text = heading.parentElement?.textContent ?? '';
    expect(text).toContain('renee@example.com');
    expect(text).not.toMatch(/\d|hour|day|hora|día/i);
  },
);

it.each([
  ['en', 'Email', 'Send reset link', /^We can't email this address right now/],
  ['es', 'Correo electrónico', 'Enviar enlace', /^Ahora no podemos enviar correos a esta dirección/],
] as const)(
  'a password request in %s says that the address cannot be mailed, and not that it is unknown',
  async (...words) => {
    const [language, field, button, says] = words;
    await setLanguage(language);
    const message = "We can't email this address right now. Please use another one, or try again tomorrow.";
    renderPage(<ResetPasswordPage />, {
      route: paths.resetPassword,
      answers: [answering(requestPasswordReset, { status: 409, code: 'address_undeliverable', message })],
    });
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(field) }), {
      target: { value: 'renee@example.com' },
    });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(says);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);
