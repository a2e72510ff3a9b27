import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

/** Opens the landing page and returns the paths of the scripts that it loads, the app's among them. */
const openLanding = async (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  return scripts;
};

const hasApp = (scripts: readonly string[]) => scripts.some((path) => /\/assets\/index-/.test(path));
const built = (page: Page) => page.locator('#landing');

describe('the landing page, which the build rendered', () => {
  it('[ACC-01] is readable and accessible, and its links work without the app', async () => {
    const page = await openPage(PHONE);
    const scripts = await openLanding(page);
    await built(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await built(page).getByRole('link', { name: 'Sign Up' }).first().getAttribute('href')).toMatch(/^\/signup/);
    expect(hasApp(scripts)).toBe(false);
  });

  it('uses the language of the browser, and switches to the other one without the app', async () => {
    const page = await openPage(PHONE, { locale: 'es-US' });
    const scripts = await openLanding(page);
    await built(page).getByRole('link', { name: 'Registrarse' }).first().waitFor();
    expect(await page.title()).toBe('Buen trabajo, cerca de casa - Plumbline');
    await built(page).getByRole('button', { name: 'English' }).click();
    await built(page).getByRole('link', { name: 'Sign Up' }).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toBe('Good work, close to home - Plumbline');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Español');
    await page.reload();
    await built(page).getByRole('button', { name: 'Español' }).click();
    await built(page).getByRole('button', { name: 'English' }).click();
    await built(page).getByRole('link', { name: 'Sign Up' }).first().waitFor();
    expect(hasApp(scripts)).toBe(false);
  });

  it('[SHL-24] opens the support form by an address, and not again after a reload', async () => {
    const page = await openPage();
    await page.goto('/#support');
    await page.getByRole('dialog', { name: 'Support' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await built(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('redirects signed-in users to the dashboard, also after a sign-in in another tab', async () => {
    const page = await openPage();
    await openLanding(page);
    await built(page).getByRole('heading', { level: 1 }).waitFor();
    const tab = await page.context().newPage();
    await enterAs(tab, (await newSeeker()).email, '/dashboard');
    await page.waitForURL('**/dashboard');
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    expect(pathOf(page)).toBe('/dashboard');
  });
});
