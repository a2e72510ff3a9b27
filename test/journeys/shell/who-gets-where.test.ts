import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { demo, pathOf, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { newAccount } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';

const { openPage } = useBrowser();

describe('the router', () => {
  it('[SHL-02] shows Not Found on any other path', async () => {
    const page = await openPage();
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('heading', { name: 'Good work, close to home.' }).waitFor();
  });

  it('[SHL-02] keeps the menu for a signed-in user with a broken link', async () => {
    const page = await openPage();
    await enterAs(page, demo.seeker, '/no/such/page');
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Jobs' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('[SHL-06] sends a visitor of a protected page to login and back to it afterwards', async () => {
    const page = await openPage();
    await page.goto('/employees/jobs');
    await page.waitForURL('**/login?redirect=**');
    await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Femployees%2Fjobs');
    await signInOn(page, demo.company, undefined, pathOf(page));
    await page.waitForURL('**/employees/jobs');
  });

  it('[ACC-02] opens the page in the query, and never another site', async () => {
    const page = await openPage();
    await signInOn(page, demo.seeker, undefined, '/login?to=%2Fjobs%2Fsearch');
    await page.waitForURL('**/jobs/search');
    const other = await openPage();
    await signInOn(other, demo.seeker, undefined, '/login?redirect=https%3A%2F%2Fevil.example');
    await other.waitForURL('**/dashboard');
  });

  it("[SHL-05] clears the browser's stored data when the session has ended", async () => {
    const page = await openPage();
    await signInOn(page, demo.seeker);
    await page.evaluate(() => {
      localStorage.setItem('leftover', 'x');
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('leftover'))).toBeNull();
  });

  it('[SHL-07] [ACC-07] sends signed-in users from auth pages to their dashboard, staff to theirs', async () => {
    const seeker = await openPage();
    await signInOn(seeker, demo.seeker);
    await seeker.waitForURL('**/dashboard');
    await seeker.goto('/login');
    await seeker.waitForURL('**/dashboard');
    const staff = await openPage();
    await signInOn(staff, (await newStaff()).email);
    await staff.waitForURL('**/admin/dashboard');
    await staff.goto('/signup');
    await staff.waitForURL('**/admin/dashboard');
  });

  it('redirects signed-in users from the landing page and from sign-up', async () => {
    for (const path of ['/', '/signup']) {
      const page = await openPage();
      await enterAs(page, demo.company, path);
      await page.waitForURL('**/dashboard');
    }
  });

  it('[SHL-08] keeps job seekers out of /employees and everything below it', async () => {
    const page = await openPage();
    await signInOn(page, demo.seeker);
    for (const path of ['/employees', '/employees/jobs/new']) {
      await page.goto(path);
      await page.waitForURL('**/dashboard');
    }
  });

  it('redirects an account to its dashboard from pages of another kind [SHL-08]', async () => {
    for (const [email, closed] of [
      [demo.seeker, ['/trade-partners/projects/new', '/vendors/search']],
      [demo.company, ['/my-jobs/saved', '/jobs/briefings', '/jobs/searches']],
      [demo.school, ['/employees/search', '/trade-partners']],
    ] as const) {
      const page = await openPage();
      await enterAs(page, email, '/dashboard');
      for (const path of closed) {
        await page.goto(path);
        await page.waitForURL('**/dashboard');
      }
    }
  });

  it('[SHL-09] [ACC-07] sends a user without a profile to complete it', async () => {
    const { email } = await newAccount('provider');
    const page = await openPage();
    await signInOn(page, email);
    await page.waitForURL('**/complete-profile?profileType=provider');
    await page.goto('/dashboard');
    await page.waitForURL('**/complete-profile?profileType=provider');
  });
});
