import { enrollApp, enterCode, login } from '@plumbline/shared/contracts/accounts/auth';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { endSession, getSession } from '../../../lib/session/session.ts';
import { LoginPage } from '../sign-in/login-page.tsx';
import { forgetAskedCode, keepAskedCode, readCodeChallenge } from './asked-code.ts';
import { CodePage } from './code-page.tsx';
import { SetUpPage } from './set-up-page.tsx';

const EMAIL = 'sam@example.test';
const question = { challenge: 'sealed', expiresAt: '2026-11-23T12:10:00.000Z' };
const setUp = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Plumbline%3Asam?secret=GEZDGNBVGY3TQOJQ',
};
const session = {
  accessToken: 'new',
  userData: { id: 'f'.repeat(24), email: EMAIL, displayName: 'Sam', role: 'support', profileType: 'provider' },
} as const;

const codePage = (answer: Parameters<typeof answering<typeof enterCode>>[1], at?: string) => {
  keepAskedCode({ ...question, email: EMAIL });
  const page = renderPage(<CodePage />, {
    route: paths.secondFactor.code,
    answers: [answering(enterCode, answer)],
    ...(at && { at }),
  });
  // No user is signed in yet.
  endSession();
  return page;
};
const enter = (code: string) => {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

beforeEach(forgetAskedCode);
afterEach(endSession);

it.each([
  ['a code', undefined, '/login/code?redirect=%2Fadmin%2Fsettings'],
  ['the enrollment code', { enrollment: true as const }, '/login/set-up?redirect=%2Fadmin%2Fsettings'],
])('the sign-in of staff leads from the password to %s, and keeps the page to return to', async (_, given, next) => {
  const secondFactor = { ...question, ...given };
  const { address } = renderPage(<LoginPage />, {
    route: paths.login,
    at: paths.login.path({ redirect: '/admin/settings' }),
    answers: [answering(login, { secondFactor })],
  });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: EMAIL } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Plumbline!2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await expect.poll(address).toBe(next);
  expect(readCodeChallenge()).toEqual({ ...secondFactor, email: EMAIL });
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toMatch(/sealed|GEZD/);
});

it('the sign-in of staff signs in with the code, spaces included, and goes to the requested page', async () => {
  const { asked, address } = codePage(session, paths.secondFactor.code.path({ redirect: '/admin/settings' }));
  enter('123 456');
  await expect.poll(address).toBe('/admin/settings');
  expect(asked).toMatchObject([{ name: 'enterCode', body: { challenge: 'sealed', code: '123456' } }]);
  expect(getSession().userInfo).toEqual(session.userData);
  expect(readCodeChallenge()).toBeUndefined();
});

it('the sign-in of staff requires six digits before anything is sent', async () => {
  const { asked } = codePage(session);
  enter('12345');
  await screen.findByText('Please enter the 6 digits your app shows');
  expect(asked).toEqual([]);
});

it('the sign-in of staff says that a code is wrong and accepts another one', async () => {
  const message = 'This code is not right. Please enter the one your app shows now.';
  codePage({ status: 401, code: 'code_refused', message });
  enter('123456');
  await screen.findByText(message);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false);
});

it('the sign-in of staff leads back to the password when the sign-in expired', async () => {
  const message = 'This took too long. Please enter your password again.';
  codePage({ status: 401, code: 'sign_in_expired', message });
  enter('123456');
  await screen.findByText(message);
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});

const setUpPage = (answer: Parameters<typeof answering<typeof enrollApp>>[1]) => {
  keepAskedCode({ ...question, enrollment: true, email: EMAIL });
  const page = renderPage(<SetUpPage />, {
    route: paths.secondFactor.setUp,
    answers: [answering(enrollApp, answer), answering(enterCode, session)],
  });
  // No user is signed in yet.
  endSession();
  return page;
};
const enterEnrollment = (code: string) => {
  fireEvent.change(screen.getByLabelText('Enrollment code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

it('the sign-in of staff asks for the enrollment code before it shows the secret of a new app, as a QR code and as text', async () => {
  const { address, asked } = setUpPage({ secondFactor: { ...question, challenge: 'next', setUp } });
  expect(screen.queryByRole('img', { name: 'QR code for your authenticator app' })).toBeNull();
  enterEnrollment(' 7k2m 9qxd-4htw ');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(asked).toMatchObject([{ name: 'enrollApp', body: { challenge: 'sealed', enrollmentCode: '7K2M9QXD4HTW' } }]);
  screen.getByRole('img', { name: 'QR code for your authenticator app' });
  screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  expect(screen.getByRole('link', { name: 'Open in an app on this phone' }).getAttribute('href')).toBe(setUp.uri);
  enter('123456');
  await expect.poll(address).toBe('/admin/dashboard');
  expect(asked.at(-1)).toMatchObject({ name: 'enterCode', body: { challenge: 'next', code: '123456' } });
});

it('the sign-in of staff requires twelve letters and digits before the enrollment code is sent', async () => {
  const { asked } = setUpPage({ secondFactor: { ...question, setUp } });
  enterEnrollment('7K2M-9QXD');
  await screen.findByText('Please enter the 12 letters and digits of your enrollment code');
  expect(asked).toEqual([]);
});

it.each([
  ['enrollment_code_refused', 'This enrollment code is wrong, used or expired.', true],
  ['sign_in_expired', 'This took too long. Please enter your password again.', false],
] as const)(
  'the sign-in of staff shows the refusal %s of an enrollment code, and no secret',
  async (code, message, takesAnother) => {
    setUpPage({ status: 401, code, message });
    enterEnrollment('7K2M-9QXD-4HTW');
    await screen.findByText(message);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByLabelText('Enrollment code') !== null).toBe(takesAnother);
  },
);

it.each([
  ['code', CodePage, paths.secondFactor.code],
  ['set-up', SetUpPage, paths.secondFactor.setUp],
])(
  'the sign-in of staff redirects a visitor who opens the %s page without a password to the login',
  async (_, Page, route) => {
    const { address } = renderPage(<Page />, { route, at: `${route.pattern}?redirect=%2Fadmin%2Fsettings` });
    await expect.poll(address).toBe('/login?redirect=%2Fadmin%2Fsettings');
  },
);
