import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { demo, letTimePass, openInStoppedTime, PHONE, pathOf, signInOn, useBrowser } from '../support/browser/pages.ts';
import { mailTo, until } from '../support/cloud/cloud.ts';
import { newColleague } from '../support/people/company-users.ts';
import { newAccount, newCompany, newEmail, newSeeker } from '../support/people/people.ts';

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
  it('[ACC-25] [ACC-26] [ACC-28] goes from the request by the mailed link to a new password', async () => {
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
    // The key leaves the address at once, no request says where it was, and a reload still has it.
    expect(pathOf(again)).toBe('/reset-password');
    await again.reload();
    await choosePassword(again, NEW_PASSWORD);
    expect(sent.filter((referrer) => referrer.includes('k='))).toEqual([]);
    await again.getByText('This link is no longer valid. Please request a new one.').waitFor();
    await again.getByRole('link', { name: 'Request a new link' }).click();
    await again.getByRole('button', { name: 'Send reset link' }).waitFor();
  });

  it('[ACC-12] names what is wrong with the email', async () => {
    const page = await openPage();
    await askForReset(page, '');
    await page.getByText('Please enter your email address').waitFor();
    await askForReset(page, 'renee@');
    await page.getByText('Please enter a valid email address').waitFor();
  });

  it('[ACC-27] [SHL-25] tells of an unknown email in a modal that leads to support', async () => {
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
      { status: 429, json: { code: 'too_many', message: 'Too many attempts. Please try again later.' } },
      { status: 500, body: '' },
    ];
    await page.route('**/api/users/requestPasswordReset', (route) => route.fulfill(answers.shift()));
    await askForReset(page, demo.seeker);
    await page.getByRole('alert').filter({ hasText: 'Too many attempts. Please try again later.' }).waitFor();
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor();
  });

  it('has nothing for axe to find, on a desk and on a phone', async () => {
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
  it('[ACC-08] gets past the wrong passwords of somebody else, by some work of the browser', async () => {
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

  /** Signs in, and answers whose profiles were looked for, how each answered, and what the browser keeps. */
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

describe('signing up', () => {
  it('[ACC-10] [ACC-14] sends the lower-cased email, who referred them and a solved challenge', async () => {
    const email = newEmail('Flyer');
    const page = await openPage();
    const asked = page.waitForRequest('**/api/users/register');
    await page.goto('/signup?referrer=flyer&profileType=vendor');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Sign Up' }).click();
    expect((await asked).postDataJSON()).toEqual({
      email: email.toLowerCase(),
      referrer: 'flyer',
      profileType: 'vendor',
      challenge: expect.stringMatching(/^[\w+/=]{40,}$/),
    });
    await page.getByText('Registration successful').waitFor();
  });

  it('[ACC-09] [ACC-11] shows one email field, the terms, and a badge after 5 seconds', async () => {
    const page = await openPage();
    await openInStoppedTime(page, '/signup?referrer=flyer');
    await letTimePass(page, page.getByRole('button', { name: 'Sign Up' }));
    await expect.poll(() => page.getByRole('textbox').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.profileType'))).toBe('"candidate"');
    const terms = page.getByText('of Plumbline LLC.');
    await expect.poll(() => terms.getByRole('link').allInnerTexts()).toEqual(['Terms of Service', 'Privacy Policy']);
    await expect.poll(() => page.getByText('Secured by ALTCHA').count()).toBe(0);
    await page.clock.fastForward(5000);
    await page.clock.resume();
    await page.getByText('Secured by ALTCHA').waitFor();
    await page.goto('/signup?profileType=vendor');
    await page.getByRole('radio', { name: 'I supply materials' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.profileType'))).toBe('"vendor"');
  });

  it.each([
    [
      '[ACC-17] shows the first error of the answer',
      { errors: [{ path: 'email', message: 'Not this one' }] },
      'Not this one',
    ],
    ["[ACC-17] shows 'Email already exist' on any other 409", {}, 'Email already exist'],
    [
      '[ACC-18] opens a dialog for an address that is not allowed',
      { code: 'email_not_allowed', message: 'Email address not allowed.' },
      'Registration failed. This email address is not allowed for this environment. Please contact the administrator.',
    ],
  ])('%s', async (_title, json, text) => {
    const page = await openPage();
    await page.route('**/api/users/register', (route) => route.fulfill({ status: 409, json }));
    await page.goto('/signup');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText(text).waitFor();
  });

  it('[ACC-10] [ACC-15] sends who brought the visitor, and says where the set-up link is', async () => {
    const email = newEmail('flyer');
    const page = await openPage();
    await page.goto('/signup?referrer=flyer&profileType=provider');
    await expect.poll(() => page.getByRole('radio', { name: 'I am hiring' }).isChecked()).toBe(true);
    await page.getByLabel('Email').fill(email);
    const sent = page.waitForRequest('**/api/users/register');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email, referrer: 'flyer', profileType: 'provider' });
    await page.getByRole('heading', { name: 'Registration successful' }).waitFor();
    await page.getByText(/^Please check your email\./).waitFor();
    await page.getByText(email).waitFor();
    await page.getByText(/spam folder/).waitFor();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.profileType'))).toBe('"provider"');
  });

  it('[ACC-16] stays at the form after a failure, to try again', async () => {
    const page = await openPage();
    await page.route('**/api/users/challenge*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/signup');
    const email = page.getByLabel('Email');
    await email.fill('renee@example.com');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Something went Wrong, Try again!!').waitFor();
    expect(pathOf(page)).toMatch(/^\/signup/);
    expect(await email.inputValue()).toBe('renee@example.com');
    await expect.poll(() => page.getByRole('button', { name: 'Sign Up' }).isEnabled()).toBe(true);
  });
});

describe('signing in', () => {
  it('[ACC-08] says that email or password is wrong, and of anything else that something went wrong', async () => {
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

describe('completing a profile', () => {
  it('[ACC-29] takes a company through three steps, which a reload does not undo', async () => {
    const { email } = await newAccount('provider');
    const page = await openPage();
    await signInOn(page, email);
    await page.waitForURL('**/complete-profile?profileType=provider');
    await page.getByLabel('Name *').fill('Yellow Creek Plumbing');
    await page.getByLabel('Phone Number *').fill('574-555-0110');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Zip Code *').fill('46590');
    await page.getByText('Winona Lake').waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('plumbline.profileStep') ?? '');
    await expect.poll(kept).toContain('"step":1');
    await page.reload();
    await expect.poll(() => page.getByLabel('Zip Code *').inputValue()).toBe('46590');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => page.getByLabel('Name *').inputValue()).toBe('Yellow Creek Plumbing');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL('**/profile?edit=true');
    expect(await kept()).toBe('');
  });

  it('[ACC-29] [SHL-30] asks a job seeker on one page, and takes a trade of their own words once', async () => {
    const { email } = await newAccount('candidate');
    const page = await openPage();
    await signInOn(page, email);
    await page.waitForURL('**/complete-profile?profileType=candidate');
    const trades = page.getByRole('combobox', { name: 'Trades' });
    for (const text of ['Timber framing by hand', '   ', 'timber framing by hand']) {
      await trades.fill(text);
      await trades.press('Enter');
    }
    const chosen = page.getByRole('button', { name: /^Remove / });
    await expect.poll(() => chosen.count()).toBe(1);
    await page.getByRole('button', { name: 'Remove Timber framing by hand' }).waitFor();
    await trades.fill('');
    await page.keyboard.press('Escape');
    await page.getByLabel('First name *').fill('Ruben');
    await page.getByLabel('Last name *').fill('Aguilar');
    await page.getByLabel('Phone Number *').fill('574-555-0142');
    await page.getByLabel('Zip Code *').fill('46590');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    // Nobody is greeted by an email address, not even before the next sign-in.
    await page.getByRole('heading', { name: 'Welcome, Ruben' }).waitFor();
  });
});

describe('the support modal', () => {
  const write = async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Support' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Support' });
    await dialog.getByLabel('How can we help?').fill(text);
    return dialog.getByRole('button', { name: 'Send' });
  };

  it('[SHL-24] wants a text of at most 2000 characters', async () => {
    const page = await openPage();
    await page.goto('/');
    const send = await write(page, '   ');
    await expect.poll(() => send.isDisabled()).toBe(true);
    const text = page.getByLabel('How can we help?');
    await expect.poll(() => text.getAttribute('maxlength')).toBe('2000');
    await text.fill('Help');
    await expect.poll(() => send.isDisabled()).toBe(false);
  });

  it('[SHL-26] sends from the own profile, a company’s or a job seeker’s', async () => {
    const senders = [
      [await newCompany(), '/api/company/profile/support'],
      [await newSeeker(), '/api/profile/support'],
    ] as const;
    for (const [{ email, profileId }, path] of senders) {
      const page = await openPage();
      await signInOn(page, email);
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await (await write(page, 'The ZIP of my town is missing.')).click();
      expect((await asked).postDataJSON()).toEqual({ profileId, data: 'The ZIP of my town is missing.' });
      await page.getByText('Support request sent!').waitFor();
    }
  });

  it('[SHL-25] says so when the request could not be sent', async () => {
    const page = await openPage();
    await page.route('**/api/users/support', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    const send = await write(page, 'Help');
    await page.getByRole('dialog').getByLabel('Email').fill('renee@example.com');
    await send.click();
    await page.getByText('Error sending support request').waitFor();
  });
});

describe('what the browser keeps', () => {
  it('[SHL-38] keeps no token in local storage, and of all things only the language after logout', async () => {
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
    await expect.poll(() => stored()).toEqual({ 'plumbline.language': '"es"' });
    await page.reload();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/login');
  });
});
