import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { newSeeker, PASSWORD } from '../../support/people/people.ts';

const { openPage } = useBrowser();

/** Opens a path while the app's own file is on its way; answers what lets it come. */
const openWithoutApp = async (page: Page, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
};

const built = (page: Page) => page.locator('#prerendered');

describe('the sign-in page, before the app has come', () => {
  it('[ACC-02] takes what is typed and pressed, and the app goes on with it', async () => {
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
    await page.waitForURL('**/jobs/search**');
  });

  it('[ACC-02] keeps the field that somebody is in, and asks for what is still missing', async () => {
    const page = await openPage();
    const release = await openWithoutApp(page, '/login');
    await built(page).getByLabel('Email').fill('bo@example.com');
    await built(page).getByLabel('Password', { exact: true }).focus();
    release();
    await built(page).waitFor({ state: 'detached' });
    await page.keyboard.type('wrong');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
    expect(await page.getByLabel('Email').inputValue()).toBe('bo@example.com');
  });

  it('presses what was held down while the app came', async () => {
    const page = await openPage();
    const release = await openWithoutApp(page, '/login');
    await built(page).getByRole('button', { name: 'Show password' }).hover();
    await page.mouse.down();
    release();
    await built(page).waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
  });

  it('presses once what a finger was on while the app came', async () => {
    const page = await openPage(PHONE, { hasTouch: true });
    const release = await openWithoutApp(page, '/login');
    const { x = 0, y = 0 } = (await built(page).getByRole('button', { name: 'Show password' }).boundingBox()) ?? {};
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] });
    release();
    await built(page).waitFor({ state: 'detached' });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
  });

  it('speaks the language of the browser, and its link to sign-up keeps where to go on', async () => {
    const page = await openPage(PHONE, { locale: 'es-US' });
    await openWithoutApp(page, '/login?redirect=/jobs/search');
    const link = built(page).getByRole('link', { name: 'Registrarse' });
    expect(await link.evaluate(({ pathname, search }: HTMLAnchorElement) => pathname + search)).toBe(
      '/signup?redirect=/jobs/search',
    );
    expect(await page.title()).toBe('Iniciar sesión - Plumbline');
  });

  it('shows nothing to who is signed in', async () => {
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
