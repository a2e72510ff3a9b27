import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { newSeeker, PASSWORD } from '../../support/people/people.ts';

const { openPage } = useBrowser();

/** Opens a path while a part of the app's own page is loading; returns a function that lets it load. */
const openWithoutApp = async (page: Page, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/login-page-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
};

const built = (page: Page) => page.locator('#prerendered');

describe('the sign-in page, before the app has come', () => {
  it('[ACC-02] keeps typed text and presses, and the app continues with them', async () => {
    const { email } = await newSeeker();
    const page = await openPage(PHONE);
    const release = await openWithoutApp(page, '/login?redirect=/jobs/search');
    await built(page).getByRole('heading', { name: 'Sign In' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await built(page).getByLabel('Email').fill(email);
    await built(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    expect(pathOf(page)).toBe('/login?redirect=/jobs/search');
    release();
    await page.waitForURL(({ pathname }) => pathname === '/jobs/search');
  });

  it('[ACC-02] makes the app repeat all presses, in order', async () => {
    const { email } = await newSeeker();
    const page = await openPage();
    const release = await openWithoutApp(page, '/login?redirect=/jobs/search');
    await built(page).getByLabel('Email').fill(email);
    await built(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await built(page).getByRole('button', { name: 'Sign In' }).click();
    await built(page).getByRole('button', { name: 'Español' }).click();
    release();
    await page.waitForURL(({ pathname }) => pathname === '/jobs/search');
    await page.getByRole('button', { name: 'Buscar', exact: true }).waitFor();
  });

  it('[ACC-02] waits while the user types, and keeps the text', async () => {
    const page = await openPage();
    const release = await openWithoutApp(page, '/login');
    await built(page).getByLabel('Email').fill('bo@example.com');
    await built(page).getByLabel('Password', { exact: true }).focus();
    const drawn = page.waitForResponse('**/config.json');
    release();
    // Requested by the app's own page.
    await drawn;
    await page.keyboard.type('wrong');
    expect(await built(page).getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
    await page.keyboard.press('Tab');
    await built(page).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Show password');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
    expect(await page.getByLabel('Email').inputValue()).toBe('bo@example.com');
  });

  it.each([
    ['a mouse', false],
    ['a finger', true],
  ] as const)('presses once what %s was on while the app came', async (_, hasTouch) => {
    const page = await openPage(PHONE, { hasTouch });
    const release = await openWithoutApp(page, '/login');
    const eye = built(page).getByRole('button', { name: 'Show password' });
    const { x = 0, y = 0 } = (await eye.boundingBox()) ?? {};
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.mouse.move(x + 10, y + 10);
    await (hasTouch ? touch('touchStart', [{ x: x + 10, y: y + 10 }]) : page.mouse.down());
    const drawn = page.waitForResponse('**/config.json');
    release();
    await drawn;
    await (hasTouch ? touch('touchEnd', []) : page.mouse.up());
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
    await built(page).waitFor({ state: 'detached' });
  });

  it('uses the language of the browser, and its link to sign-up keeps the page to return to', async () => {
    const page = await openPage(PHONE, { locale: 'es-US' });
    await openWithoutApp(page, '/login?redirect=/jobs/search');
    const link = built(page).getByRole('link', { name: 'Registrarse' });
    expect(await link.evaluate(({ pathname, search }: HTMLAnchorElement) => pathname + search)).toBe(
      '/signup?redirect=/jobs/search',
    );
    expect(await page.title()).toBe('Iniciar sesión - Plumbline');
  });

  it('is hidden from signed-in users', async () => {
    const page = await openPage();
    await enterAs(page, (await newSeeker()).email, '/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const release = await openWithoutApp(page, '/login');
    await page.locator('#root').waitFor({ state: 'attached' });
    await built(page).waitFor({ state: 'detached' });
    release();
    await page.waitForURL('**/dashboard');
  });
});
