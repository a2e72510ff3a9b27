import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { demo, PHONE, pathOf, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newEmail, newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();
const NEW_PASSWORD = 'Framing#2027';

const resetLinkTo = async (email: string): Promise<string> => {
  const found = (link: string) => link.includes('/reset-password?k=');
  const link = await until(async () => (await mailTo(email)).flatMap(({ links }) => links).find(found));
  const { pathname, search } = new URL(link);
  return pathname + search;
};

const askForReset = async (page: Page, email: string) => {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
};

const choosePassword = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Set new password' }).click();
};

describe('resetting a password', () => {
  it('[ACC-25] [ACC-26] [ACC-28] leads from the request by the mailed link to a new password', async () => {
    const { email } = await newSeeker();
    const page = await openPage();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/reset-password');
    await askForReset(page, email);
    await page.getByRole('heading', { name: 'Reset email sent' }).waitFor();

    const link = await resetLinkTo(email);
    await page.goto(link);
    await choosePassword(page, 'short', 'other');
    await page.getByText('Passwords do not match').waitFor();
    await page.getByText('Please enter a password at least 8 characters long').waitFor();
    await choosePassword(page, NEW_PASSWORD);
    await page.getByRole('heading', { name: 'Reset Complete' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signInOn(page, email, NEW_PASSWORD);
    await page.waitForURL('**/dashboard');

    const again = await openPage();
    const sent: string[] = [];
    again.on('request', (request) => sent.push(request.headers().referer ?? ''));
    await again.goto(link);
    await again.getByLabel('New password').waitFor();
    // The key is removed from the address immediately, no request contains it, and a reload still has it.
    expect(pathOf(again)).toBe('/reset-password');
    await again.reload();
    await choosePassword(again, NEW_PASSWORD);
    expect(sent.filter((referrer) => referrer.includes('k='))).toEqual([]);
    await again.getByText('This link is no longer valid. Please request a new one.').waitFor();
    await again.getByRole('link', { name: 'Request a new link' }).click();
    await again.getByRole('button', { name: 'Send reset link' }).waitFor();
  });

  it('[ACC-12] shows the error of the email', async () => {
    const page = await openPage();
    await askForReset(page, '');
    await page.getByText('Please enter your email address').waitFor();
    await askForReset(page, 'renee@');
    await page.getByText('Please enter a valid email address').waitFor();
  });

  it('[ACC-27] [SHL-25] shows an unknown email in a dialog that leads to support', async () => {
    const email = newEmail('nobody');
    const page = await openPage();
    await askForReset(page, email);
    const modal = page.getByRole('alertdialog', { name: 'Email not found' });
    await modal.getByText("We couldn't find an account for").waitFor();
    await modal.getByRole('button', { name: 'Contact support' }).click();
    const support = page.getByRole('dialog', { name: 'Support' });
    await expect.poll(() => support.getByLabel('Email').inputValue()).toBe(email);
    await expect.poll(() => support.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await support.getByLabel('How can we help?').fill('I cannot find my account.');
    await support.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Support request sent!').waitFor();
  });

  it('[ACC-27] [API-05] shows any other failure in a toast, with its message or a text of its own', async () => {
    const page = await openPage();
    const answers = [
      // The first rejection asks for a solved challenge, the second one is final.
      { status: 429, json: { code: 'too_many', message: 'Too many attempts. Please try again later.' } },
      { status: 429, json: { code: 'too_many', message: 'Too many attempts. Please try again later.' } },
      { status: 500, body: '' },
    ];
    await page.route('**/api/users/requestPasswordReset', (route) => route.fulfill(answers.shift()));
    await askForReset(page, demo.seeker);
    await page.getByRole('alert').filter({ hasText: 'Too many attempts. Please try again later.' }).waitFor();
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor();
  });

  it('has no axe problems, on desktop and on a phone', async () => {
    for (const viewport of [undefined, PHONE]) {
      const page = await openPage(viewport);
      for (const path of ['/reset-password', '/reset-password?k=abc']) {
        await page.goto(path);
        await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
      }
    }
  });
});

describe('signing in', () => {
  it("[ACC-08] works after another person's wrong passwords, with a challenge for the browser", async () => {
    const { email } = await newSeeker();
    const page = await openPage();
    const bodies: { challenge?: string }[] = [];
    await page.route('**/api/auth/login', async (route) => {
      bodies.push(route.request().postDataJSON());
      const json = { code: 'too_many_requests', message: 'Too many attempts. Please try again later.' };
      if (bodies.length === 1) await route.fulfill({ status: 429, json });
      else await route.continue();
    });
    await signInOn(page, email);
    await page.waitForURL('**/dashboard');
    expect(bodies.map(({ challenge }) => typeof challenge)).toEqual(['undefined', 'string']);
  });

  /** Signs in, and returns the requested profiles with their statuses, and what the browser has stored. */
  const profileLoadedFor = async (email: string) => {
    const page = await openPage();
    const asked: [string, number][] = [];
    page.on('response', (response) => {
      const [, whose] = /\/api\/((?:company\/)?profile\/user)\/\w+$/.exec(new URL(response.url()).pathname) ?? [];
      if (whose) asked.push([whose, response.status()]);
    });
    await signInOn(page, email);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const session = await page.evaluate(() => localStorage.getItem('plumbline.session'));
    const { id, kind } = JSON.parse(session ?? '{}').profile;
    return { asked, id, kind };
  };

  it('[ACC-05] loads the candidate profile, else the company profile, else that of their company as a provider', async () => {
    const [seeker, vendor] = [await newSeeker(), await newCompany({ type: 'vendor' })];
    const colleague = await newColleague(vendor);
    expect(await profileLoadedFor(seeker.email)).toEqual({
      asked: [['profile/user', 200]],
      id: seeker.profileId,
      kind: 'candidate',
    });
    expect(await profileLoadedFor(vendor.email)).toEqual({
      asked: [['company/profile/user', 200]],
      id: vendor.profileId,
      kind: 'vendor',
    });
    expect(await profileLoadedFor(colleague.email)).toEqual({
      asked: [['company/profile/user', 200]],
      id: vendor.profileId,
      kind: 'vendor',
    });
  });
});

describe('signing in', () => {
  it('[ACC-08] says that email or password is wrong, and for any other error that something went wrong', async () => {
    const page = await openPage();
    await page.goto('/login');
    const tryToSignIn = async () => {
      await page.getByLabel('Email').fill(demo.seeker);
      await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
      await page.getByRole('button', { name: 'Sign In' }).click();
    };
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 401, json: { code: 'wrong_credentials' } }),
    );
    await tryToSignIn();
    await page.getByText('Wrong Email or Password').waitFor();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await tryToSignIn();
    await page.getByText('Something went wrong', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Wrong Email or Password').count()).toBe(0);
  });
});

describe("the browser's storage", () => {
  it('[SHL-38] has no token in local storage, and only settings of the browser after logout', async () => {
    const page = await openPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await page.getByLabel('Correo electrónico').fill(demo.seeker);
    await page.getByLabel('Contraseña', { exact: true }).fill('Plumbline!2026');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/dashboard');
    const stored = () => page.evaluate(() => ({ ...localStorage }));
    expect(JSON.stringify(await stored())).not.toContain('eyJ');
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.waitForURL('**/login');
    await expect
      .poll(() => stored())
      .toEqual({ 'plumbline.language': '"es"', 'plumbline.install': expect.stringContaining('"visits":1') });
    await page.reload();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/login');
  });
});
