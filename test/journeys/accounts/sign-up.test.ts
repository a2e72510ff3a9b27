import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letTimePass, openInStoppedTime, pathOf, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { newAccount, newCompany, newEmail, newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

describe('signing up', () => {
  it('[ACC-10] [ACC-14] sends the lower-cased email, the referrer and a solved challenge', async () => {
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
      language: 'en',
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

  it('[ACC-10] [ACC-15] sends the referrer, and says where the set-up link is', async () => {
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

  it('[ACC-16] keeps the form after a failure, to try again', async () => {
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

describe('completing a profile', () => {
  it('[ACC-29] leads a company through three steps, which survive a reload', async () => {
    const { email } = await newAccount('provider');
    const page = await openPage();
    await signInOn(page, email);
    await page.waitForURL('**/complete-profile?profileType=provider');
    await page.getByLabel('Your name *').fill('Dana Yoder');
    await page.getByLabel('Company name *').fill('Yellow Creek Plumbing');
    await page.getByLabel('Phone Number *').fill('(574) 555-0110');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Zip Code *').fill('46590');
    await page.getByText('Winona Lake').waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('plumbline.profileStep') ?? '');
    await expect.poll(kept).toContain('"step":1');
    await page.reload();
    await expect.poll(() => page.getByLabel('Zip Code *').inputValue()).toBe('46590');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => page.getByLabel('Company name *').inputValue()).toBe('Yellow Creek Plumbing');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => page.getByLabel('Zip Code *').inputValue()).toBe('46590');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL('**/profile?edit=true&welcome=true');
    await page.getByRole('heading', { name: 'Post your first job' }).waitFor();
    await page.getByRole('button', { name: 'Dana Yoder Yellow Creek Plumbing' }).waitFor();
    expect(await kept()).toBe('');
  });

  it('[ACC-29] [SHL-30] shows a job seeker one page, and adds an unlisted trade once', async () => {
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
    await page.getByLabel('Last name').fill('Aguilar');
    await page.getByLabel('Phone Number *').fill('(574) 555-0142');
    await page.getByLabel('Zip Code *').fill('46590');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    // No greeting uses an email address, not even before the next sign-in.
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

  it('[SHL-24] requires a text of at most 2000 characters', async () => {
    const page = await openPage();
    await page.goto('/');
    const send = await write(page, '   ');
    await expect.poll(() => send.isDisabled()).toBe(true);
    const text = page.getByLabel('How can we help?');
    await expect.poll(() => text.getAttribute('maxlength')).toBe('2000');
    await text.fill('Help');
    await expect.poll(() => send.isDisabled()).toBe(false);
  });

  it("[SHL-26] sends from the user's profile, a company's or a job seeker's", async () => {
    const senders = [
      [await newCompany(), '/api/company/profile/support'],
      [await newSeeker(), '/api/profile/support'],
    ] as const;
    for (const [{ email, profileId }, path] of senders) {
      const page = await openPage();
      await signInOn(page, email);
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await (await write(page, 'The ZIP of my town is missing.')).click();
      expect((await asked).postDataJSON()).toEqual({
        profileId,
        data: 'The ZIP of my town is missing.',
        language: 'en',
      });
      await page.getByText('Support request sent!').waitFor();
    }
  });

  it('[SHL-25] says when the request could not be sent', async () => {
    const page = await openPage();
    await page.route('**/api/users/support', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    const send = await write(page, 'Help');
    await page.getByRole('dialog').getByLabel('Email').fill('renee@example.com');
    await send.click();
    await page.getByText('Error sending support request').waitFor();
  });
});
