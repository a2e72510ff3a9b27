import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { demo, letTimePass, openInStoppedTime, PHONE, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { until } from '../../support/cloud/cloud.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

const { openPage } = useBrowser();

const openAs = async ({ email }: { email: string }, path: string): Promise<Page> => {
  const page = await openPage();
  await enterAs(page, email, path);
  return page;
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

const tabsOf = async (page: Page) => {
  const tabs = page.getByRole('navigation', { name: 'Toolbox' });
  await tabs.waitFor();
  return tabs.getByRole('link').allInnerTexts();
};
/** The notification with this title. */
const notificationOf = async ({ api }: Person, title: string) =>
  (await api.get('/api/notifications')).body.results.find((it: { title: string }) => it.title === title);

let company: Person;
let seeker: Person;

beforeAll(async () => {
  [company, seeker] = await Promise.all([newCompany({ name: 'Winona Timber' }), newSeeker()]);
});

describe('the toolbox', () => {
  it('[TBX-01] leads to the settings, and every route of it resolves', async () => {
    const page = await openAs(company, '/toolbox');
    await page.waitForURL('**/toolbox/settings');
    const titles = {
      connections: 'Connections',
      settings: 'Settings',
      billing: 'Billing',
      notifications: 'Notifications',
      'users-management': 'User Management',
      'change-password': 'Change Password',
    };
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(`/toolbox/${path}`);
      await heading(page, title);
    }
  });

  it('[TBX-02] shows a company its tabs, and none at update-profile, which opens the profile for editing', async () => {
    const page = await openAs(company, '/toolbox/settings');
    await expect
      .poll(() => tabsOf(page))
      .toEqual(['Connections', 'Notification Settings', 'Billing', 'User Management', 'Change Password']);
    await page.getByRole('link', { name: 'User Management' }).click();
    await page.waitForURL('**/toolbox/users-management');
    await page.goto('/toolbox/update-profile');
    await page.waitForURL('**/profile?edit=true');
    await page.getByRole('button', { name: 'Done' }).waitFor();
    await expect.poll(() => page.getByRole('navigation', { name: 'Toolbox' }).count()).toBe(0);
  });

  it('[TBX-03] shows job seekers no bills and no users', async () => {
    const page = await openAs(seeker, '/toolbox/connections');
    await expect.poll(() => tabsOf(page)).toEqual(['Connections', 'Notification Settings', 'Change Password']);
    for (const path of ['billing', 'users-management']) {
      await page.goto(`/toolbox/${path}`);
      await page.waitForURL('**/toolbox/settings');
    }
  });

  it('has no axe problems, on desktop and on a phone', async () => {
    for (const viewport of [undefined, PHONE]) {
      const page = await openPage(viewport);
      await signInOn(page, demo.company);
      for (const path of ['connections', 'settings', 'notifications', 'users-management', 'change-password']) {
        await page.goto(`/toolbox/${path}`);
        await tabsOf(page);
        await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
        expect(await accessibilityProblems(page), path).toEqual([]);
      }
    }
  });
});

describe('notification settings', () => {
  it('[TBX-04] are saved as they change, except for receipts, which stay on', async () => {
    const page = await openAs(company, '/toolbox/settings');
    const applicants = page.getByRole('switch', { name: 'New applicant' });
    await expect.poll(() => applicants.getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => page.getByRole('switch', { name: 'Receipts' }).count()).toBe(0);
    await page.getByText('Always on').waitFor();
    await applicants.click();
    await page.getByRole('button', { name: 'Daily' }).click();
    const stored = () => company.api.get('/api/notification-settings');
    await until(async () => {
      const { newApplicant, newMatch } = (await stored()).body;
      return newApplicant === false && newMatch === 'daily';
    });
    await page.reload();
    await expect.poll(() => applicants.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => page.getByRole('button', { name: 'Daily' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('[TBX-04] are reverted when they could not be saved', async () => {
    const page = await openAs(seeker, '/toolbox/settings');
    await page.route('**/api/notification-settings', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    const briefings = page.getByRole('switch', { name: 'Job briefing received' });
    await briefings.click();
    await page.getByText('Something went wrong.').waitFor();
    await page.locator('[role=switch][aria-checked=true]', { hasText: 'Job briefing received' }).waitFor();
  });
});

describe('the app with new items', () => {
  it('[SHL-15] [SHL-17] shows a dot at Find employees after the next click on a link', async () => {
    const owner = await newCompany();
    const job = await postJob(owner);
    const page = await openAs(owner, '/dashboard');
    await page.getByRole('link', { name: 'Find employees' }).first().waitFor();
    await apply(seeker, owner, job);
    await expect.poll(() => page.getByRole('img', { name: /new: applicants/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('link', { name: 'Find employees 1 new: applicants or job briefings' }).first().waitFor();
  });

  it('[SHL-16] shows a dot at Trade Partners for a project request, and none once it is answered', async () => {
    const [owner, partner] = [await newPartner(), await newPartner()];
    const about = { type: 'project', project: await newProject(owner) };
    const move = (by: Person, what: string, whom: Person) =>
      by.api.patch(`/api/company/profile/access/${what}/${whom.profileId}`, about);
    await move(partner, 'request', owner);
    const page = await openAs(owner, '/dashboard');
    const link = page.getByRole('link', { name: 'Trade Partners 1 new: project requests' }).first();
    await link.getByRole('img', { name: '1 new: project requests' }).waitFor();
    await move(owner, 'grant', partner);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('link', { name: 'Trade Partners', exact: true }).first().waitFor();
  });

  it('[SHL-16] [SHL-17] shows a job seeker a new briefing, with a request every 60 seconds', async () => {
    const page = await openPage();
    await signInOn(page, seeker.email);
    const nothing = { isNew: false, count: '' };
    const badges = {
      findEmployees: nothing,
      findJobs: nothing,
      tradePartners: nothing,
      messages: nothing,
      notifications: nothing,
    };
    await page.route('**/api/badges', (route) => route.fulfill({ json: badges }));
    const asked = page.waitForResponse('**/api/badges');
    await openInStoppedTime(page, '/dashboard');
    await letTimePass(page, page.getByRole('link', { name: 'Find Jobs' }).first());
    await asked;
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(55_000);
    // A response to an earlier request would not have these two.
    badges.findJobs = { isNew: true, count: '2' };
    await page.clock.fastForward(5000);
    await letTimePass(page, page.getByRole('img', { name: '2 new: job briefings' }).first());
  });

  it('[SHL-39] requests the expiration hours at start', async () => {
    const page = await openPage();
    const answered = page.waitForResponse('**/api/expiration-hours').then((answer) => answer.json());
    await signInOn(page, seeker.email);
    expect(await answered).toEqual({ data: 72 });
  });

  it('[TBX-05] lists notifications, marks them as read and leads to their subject', async () => {
    const owner = await newCompany();
    const jobs = [await postJob(owner, { name: 'First Job' }), await postJob(owner, { name: 'Second Job' })];
    for (const job of jobs) await apply(seeker, owner, job);
    await until(async () => (await owner.api.get('/api/notifications')).body.results.length === 4);

    // Each job was paid for. Its receipt is about the owner's own act and isn't new.
    const page = await openAs(owner, '/dashboard');
    await page.getByRole('link', { name: 'Notifications, 2 new' }).click();
    await page.waitForURL('**/toolbox/notifications');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: `New application for ${name}` });
    await row('Second Job').getByText('Today').waitFor();
    await row('First Job')
      .getByRole('button', { name: /^Mark as read/ })
      .click();
    await page.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
    await row('First Job')
      .getByRole('button', { name: /^Mark as unread/ })
      .click();
    await page.getByRole('link', { name: 'Notifications, 2 new' }).waitFor();
    await row('First Job').getByRole('link').click();
    await page.waitForURL(`**/jobs/${jobs[0]}/applicants`);
    await page.getByRole('link', { name: 'Notifications, 1 new' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('status').filter({ hasText: 'All notifications are marked as read.' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0);
  });

  it('[TBX-05] shows a mark before it is stored, and reverts it when it could not be', async () => {
    const owner = await newCompany();
    await apply(seeker, owner, await postJob(owner, { name: 'Roofer' }));
    await until(() => notificationOf(owner, 'New application for Roofer'));
    const page = await openAs(owner, '/toolbox/notifications');
    const row = page.getByRole('listitem').filter({ hasText: 'New application for Roofer' });
    const answered = Promise.withResolvers<void>();
    await page.route(/\/api\/notifications\/\w{24}/, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again' } });
    });
    await row.getByRole('button', { name: /^Mark as read/ }).click();
    await row.getByRole('button', { name: /^Mark as unread/ }).waitFor();
    answered.resolve();
    await row.getByRole('button', { name: /^Mark as read/ }).waitFor();
  });

  it('[TBX-05] [PRO-04] opens one notification at its own address, with the profile it comes from', async () => {
    const owner = await newCompany();
    const job = await postJob(owner, { name: 'Roofer' });
    await apply(seeker, owner, job);
    const told = () => notificationOf(owner, 'New application for Roofer');
    const { id } = await until(told);
    const page = await openAs(owner, `/toolbox/notifications/${id}`);
    await heading(page, 'New application for Roofer');
    await expect.poll(async () => (await told())?.read).toBe(true);
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await page.waitForURL(`**/jobs/${job}/applicants`);
    await page.goBack();
    await page.getByRole('link', { name: 'View Profile' }).click();
    await page.waitForURL(`**/profile/${seeker.profileId}/jobSeeker`);
    await heading(page, `Jobseeker${seeker.profileId.slice(0, 4)}`);
    await page.goto(`/toolbox/notifications/${'a'.repeat(24)}`);
    await page.getByText("We couldn't find this notification.").waitFor();
  });
});
