import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { demo, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { liveAmongDemo } from '../../support/people/home-town.ts';
import { newSeeker } from '../../support/people/people.ts';
import { companyWithUnlockedApplicant } from '../../support/posts/applicants.ts';

const { openPage } = useBrowser();

// A place where searches find the demo's jobs.
liveAmongDemo();

const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline." });

/** Runs in the page: the loaded files that its worker has not cached. */
const UNKEPT = async () => {
  const kept = await (await caches.open('assets')).keys();
  const urls = new Set(kept.map(({ url }) => url));
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/') && !urls.has(name));
};

describe('the app without a signal', () => {
  it('keeps the shell and loaded data, says how old they are, and reconnects by itself', async () => {
    const page = await openPage();
    await enterAs(page, (await newSeeker()).email, '/jobs/search');
    const job = page.getByRole('link', { name: 'View Job' }).first();
    await job.waitFor();
    await nav(page, 'Dashboard').click();
    // The heading of the page shows before the page's response has come.
    await page.getByRole('link', { name: /^Apply for your first job/ }).waitFor();
    await page.context().setOffline(true);
    await banner(page).waitFor();
    await nav(page, 'Find Jobs').click();
    await job.waitFor();
    await banner(page)
      .getByText(/This is from \d+:\d\d\s[AP]M today\./)
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await nav(page, 'Profile').click();
    await page.getByRole('heading', { name: 'This page needs a signal', level: 1 }).waitFor();
    await nav(page, 'Dashboard').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Set-up steps' }).waitFor();

    await page.context().setOffline(false);
    await expect.poll(() => banner(page).count()).toBe(0);
    await nav(page, 'Profile').click();
    await page.getByRole('heading', { name: 'Travis Yoder', level: 1 }).waitFor();
  });

  it('says once on a dashboard that was never opened that it needs a connection', async () => {
    const page = await openPage();
    await enterAs(page, demo.company, '/toolbox/settings');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await banner(page).waitFor();
    await nav(page, 'Dashboard').click();
    const said = page.getByRole('heading', { name: 'This page needs a signal' });
    await said.first().waitFor();
    expect(await said.count()).toBe(1);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Last 30 days' }).waitFor();
    expect(await said.count()).toBe(0);
  });

  it('opens again on any page, also after the browser was closed', async () => {
    const page = await openPage(PHONE, { serviceWorkers: 'allow' });
    await enterAs(page, (await newSeeker()).email, '/jobs/search');
    const found = page.getByRole('heading', { name: /jobs? within 50 miles/ });
    await found.waitFor();
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    await expect.poll(() => page.evaluate(UNKEPT)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.answers') ?? '')).toContain('search');
    await page.context().setOffline(true);
    await page.reload();
    await found.waitFor();
    await banner(page).waitFor();
    // A new tab has the signed-in user, but no token yet.
    await page.evaluate(() => sessionStorage.removeItem('plumbline.accessToken'));
    await page.goto('/toolbox/settings');
    await page.getByRole('heading', { name: 'This page needs a signal' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().waitFor();
    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        // The worker's emulated connection comes back a moment after the page's.
        await page
          .getByRole('button', { name: 'Try Again' })
          .click({ timeout: 1000 })
          .catch(() => {});
        return page.getByRole('heading', { name: 'Settings', level: 1 }).isVisible();
      })
      .toBe(true);
  });

  it('shows pages of the server to a visitor whose browser has the app already, with and without a query', async () => {
    const page = await openPage(PHONE, { serviceWorkers: 'allow' });
    await page.goto('/login');
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    for (const path of ['/jobs-in', '/jobs-in?zip=46580&trade=Carpentry', '/jobs-in/in?lang=en', '/feeds/in?a=b']) {
      const response = await page.goto(path);
      expect([path, await page.locator('#root').count()]).toEqual([path, 0]);
      expect([path, response?.status()]).toEqual([path, path.startsWith('/feeds') ? 404 : 200]);
    }
    await page.goto('/');
    await page.getByLabel('ZIP Code *').fill('46580');
    await page.getByRole('button', { name: 'Find jobs' }).click();
    await page.getByRole('heading', { name: /jobs near Warsaw, IN/i, level: 1 }).waitFor();
  });

  it('says in the language of a visitor that a page needs a signal, also for pages of the server', async () => {
    const page = await openPage(PHONE, { serviceWorkers: 'allow', locale: 'es-US' });
    await page.goto('/login');
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    await expect.poll(() => page.evaluate(UNKEPT)).toEqual([]);
    await page.context().setOffline(true);
    const said = page.getByRole('heading', { name: 'Esta página necesita señal', level: 1 });
    for (const path of ['/', '/privacy-policy', `/job/${'a'.repeat(24)}`, '/jobs-in/in/carpentry', '/jobs-in']) {
      await page.goto(path);
      await said.waitFor();
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Plumbline' }).waitFor();
      expect(`${pathOf(page)} ${await page.evaluate('document.documentElement.lang')}`).toBe(`${path} es`);
      expect(await accessibilityProblems(page), path).toEqual([]);
    }
    await page.context().setOffline(false);
    // The page reloads by itself, or by the button while the worker's emulated connection isn't back yet.
    await expect
      .poll(async () => {
        await page
          .getByRole('button', { name: 'Reintentar' })
          .click({ timeout: 1000 })
          .catch(() => {});
        return `${pathOf(page)} ${await page.locator('html[lang=es] h1').textContent()}`;
      })
      .toMatch(/^\/jobs-in Empleos/);
  });

  it("keeps typed text that can't be sent", async () => {
    const page = await openPage();
    await enterAs(page, (await newSeeker()).email, '/dashboard');
    await page.getByRole('button', { name: 'Support' }).first().click();
    const support = page.getByRole('dialog');
    const text = support.getByRole('textbox');
    await text.fill('The ZIP of my town is missing.');
    await page.context().setOffline(true);
    await page.getByText("You're offline.").waitFor();
    await support.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Error sending support request').waitFor();
    expect(await text.inputValue()).toBe('The ZIP of my town is missing.');
  });
});

describe('the app after days without a signal', () => {
  const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

  it("keeps an opened contact while signed in, and no one's data after signing out", async () => {
    const { company, seeker, job } = await companyWithUnlockedApplicant();
    const page = await openPage();
    await enterAs(page, company.email, `/employees/search/profile/${seeker.profileId}/job-application/${job}`);
    await page.getByRole('link', { name: seeker.email }).first().waitFor();
    await expect.poll(() => kept(page)).toContain(seeker.email);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/login');
    expect(await kept(page)).not.toContain(seeker.email);
    // Leaving the page would write data that is still pending.
    await page.goto('/terms');
    const text = await kept(page);
    expect(text).not.toContain(seeker.email);
    expect(text).not.toContain('plumbline.answers');
  });
});
