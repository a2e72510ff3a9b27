import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import {
  closeByEscape,
  demo,
  letTimePass,
  openInStoppedTime,
  PHONE,
  pathOf,
  signInOn,
  useBrowser,
} from '../../support/browser/pages.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

describe('the shell', () => {
  const sidebarOf = async (email: string) => {
    const page = await openPage();
    await signInOn(page, email);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.waitFor();
    const account = page.getByRole('navigation', { name: 'Account' });
    const links = async () => {
      const texts = [main, account].map((part) => part.getByRole('link').allInnerTexts());
      // The count next to an item appears later, below its name.
      return (await Promise.all(texts)).flat().map((text) => text.trim().split('\n')[0]);
    };
    return { page, links };
  };

  it('[SHL-10] [SHL-11] shows a company its sidebar, notifications and user menu', async () => {
    const { page, links } = await sidebarOf(demo.company);
    await expect
      .poll(links)
      .toEqual([
        'Dashboard',
        'Company Profile',
        'Trade Partners',
        'Find employees',
        'Settings',
        'Billing',
        'Users Management',
        'Credentials',
      ]);
    await page.getByRole('link', { name: /notifications/i }).waitFor();
    await page.getByRole('main').waitFor();
  });

  it('[SHL-12] shows a job seeker their sidebar', async () => {
    const { links } = await sidebarOf(demo.seeker);
    await expect.poll(links).toEqual(['Dashboard', 'Profile', 'Find Jobs', 'My Jobs', 'Settings', 'Credentials']);
  });

  it('[SHL-13] sends a support request, and logs out only on confirm', async () => {
    const { page } = await sidebarOf(demo.seeker);
    await page.getByRole('button', { name: 'Support' }).first().click();
    const support = page.getByRole('dialog');
    await expect.poll(() => support.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await support.getByRole('textbox').fill('The ZIP of my town is missing.');
    await support.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Support request sent!').waitFor();

    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByText('Do you want to logout?').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/login');
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
  });

  it('[SHL-13] [SHL-23] focuses the first field of a dialog, or its safe button, never the X', async () => {
    const { page } = await sidebarOf(demo.seeker);
    const focused = () =>
      page.evaluate(() => document.activeElement?.tagName + (document.activeElement?.textContent ?? ''));
    await page.getByRole('button', { name: 'Support' }).first().click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(focused).toMatch(/^TEXTAREA/);
    await closeByEscape(page, page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(focused).toBe('BUTTONCancel');
  });

  /** Checks that `toast` is at the top right, and closes after `ms` of the page's clock. */
  const closesAfter = async (page: Page, toast: Locator, ms: number) => {
    await letTimePass(page, toast);
    const box = await toast.boundingBox();
    expect(box!.y).toBeLessThan(100);
    expect(box!.x + box!.width).toBeGreaterThan(1280 - 120);
    await page.clock.runFor(ms - 250);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(750);
    await expect.poll(() => toast.count()).toBe(0);
  };

  it('[SHL-32] shows toasts top right for 6000 ms', async () => {
    const page = await openPage();
    await page.route('**/api/users/support/', (route) => route.fulfill({ json: {} }));
    await signInOn(page, demo.seeker);
    await page.clock.install();
    await page.getByRole('button', { name: 'Support' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').fill('Hello');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    await page.getByRole('button', { name: 'Send' }).click();
    await closesAfter(page, page.getByText('Support request sent!'), 6000);
  });

  it('[SHL-32] shows for 5000 ms that a notification has come', async () => {
    const page = await openPage();
    await enterAs(page, demo.seeker, '/dashboard');
    const nothing = { isNew: false, count: '' };
    const badges = {
      findEmployees: nothing,
      findJobs: nothing,
      tradePartners: nothing,
      messages: nothing,
      notifications: nothing,
    };
    const unread = (count: string) => Object.assign(badges, { notifications: { isNew: true, count } });
    unread('2');
    await page.route('**/api/badges', (route) => route.fulfill({ json: badges }));
    await openInStoppedTime(page, '/dashboard');
    await letTimePass(page, page.getByRole('link', { name: 'Notifications, 2 new' }));
    await page.waitForLoadState('networkidle');
    unread('3');
    await page.clock.fastForward(60_000);
    await closesAfter(page, page.getByText('You have 1 new notification', { exact: true }), 5000);
  });

  it("[API-06] only logs failures of requests that the page doesn't need", async () => {
    const job = await postJob(await newCompany(), { name: 'Tile Setter' });
    const page = await openPage();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    for (const path of ['activity/logs/insert', 'expiration-hours', 'badges'])
      await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
    await enterAs(page, demo.seeker, `/jobs/${job}`);
    await page.getByRole('heading', { name: 'Tile Setter', level: 1 }).waitFor();
    for (const failure of ['The visit could not be logged', 'expiration-hours', 'badges'])
      await expect
        .poll(() => logged.filter((text) => text.includes(failure) && text.includes('ApiError')))
        .toHaveLength(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText(/Something went wrong/).count()).toBe(0);
    await page.getByRole('button', { name: 'Apply' }).first().waitFor();
  });

  const logOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  const keptBy = (page: Page) =>
    page.evaluate(() => ({
      leftover: localStorage.getItem('leftover'),
      who: localStorage.getItem('plumbline.session'),
      token: sessionStorage.getItem('plumbline.accessToken'),
    }));
  const NOTHING = { leftover: null, who: null, token: null };

  it('[ACC-32] revokes the token at logout, and clears token, user info, profile and local storage', async () => {
    const { page } = await sidebarOf(demo.seeker);
    await page.evaluate(() => localStorage.setItem('leftover', 'x'));
    const before = await keptBy(page);
    expect(before).toMatchObject({ leftover: 'x', token: expect.stringMatching(/^eyJ/) });
    expect(JSON.parse(before.who ?? '{}')).toMatchObject({ userInfo: { email: demo.seeker }, profile: {} });
    const revoked = page.waitForResponse('**/api/auth/revoke-token');
    await logOut(page);
    expect((await revoked).status()).toBe(200);
    await page.waitForURL('**/login');
    expect(await keptBy(page)).toEqual(NOTHING);
    expect((await api(before.token ?? '').get('/api/badges')).status).toBe(401);
  });

  it.each([401, 403])('[ACC-33] clears the storage and goes to login when revoking returns %i', async (status) => {
    const { page } = await sidebarOf(demo.seeker);
    await page.evaluate(() => localStorage.setItem('leftover', 'x'));
    await page.route('**/api/auth/revoke-token', (route) =>
      route.fulfill({ status, json: { code: 'x', message: '' } }),
    );
    await logOut(page);
    await page.waitForURL('**/login');
    expect(await keptBy(page)).toEqual(NOTHING);
  });

  it('[ACC-33] stays signed in and shows an error when the token could not be revoked', async () => {
    const { page } = await sidebarOf(demo.seeker);
    await page.route('**/api/auth/revoke-token', (route) => route.fulfill({ status: 500, body: '' }));
    await logOut(page);
    await page.getByText("We couldn't revoke your credentials.").waitFor();
    expect(pathOf(page)).toBe('/dashboard');
    expect((await keptBy(page)).token).toMatch(/^eyJ/);
  });

  it('[SHL-14] offers Welcome, My profile, Toolbox, Support and Logout in the user menu', async () => {
    const { page } = await sidebarOf(demo.company);
    await page.getByRole('button', { name: /user menu/ }).click();
    const menu = page.getByRole('menu');
    await menu.getByText('Welcome').waitFor();
    await expect
      .poll(() => menu.getByRole('menuitem').allInnerTexts())
      .toEqual(['My profile', 'Connections', 'Toolbox', 'Support', 'Logout']);
    await menu.getByRole('menuitem', { name: 'My profile' }).click();
    await page.waitForURL('**/profile');
  });

  it('[SHL-18] collapses the sidebar below a width of 1024 into a menu and a bottom bar', async () => {
    const page = await openPage(PHONE);
    await signInOn(page, demo.company);
    await expect.poll(() => page.getByRole('navigation', { name: 'Account' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: /menu/i }).last().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Users Management' }).waitFor();
    await closeByEscape(page, page.getByRole('dialog'));
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect.poll(() => page.getByRole('navigation', { name: 'Account' }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('link', { name: 'Users Management' }).waitFor();
  });
});
