import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { demo, letTimePass, openInStoppedTime, PHONE, pathOf, signInOn, useBrowser } from '../support/browser/pages.ts';
import { mailTo, until } from '../support/cloud/cloud.ts';
import { api } from '../support/contract/api.ts';
import { acceptInvitation, completeCompany, invitationKeyOf, newColleague } from '../support/people/company-users.ts';
import { newCompany, newEmail, newSeeker, type Person } from '../support/people/people.ts';
import { apply, postJob, unlock } from '../support/posts/hiring.ts';
import { newPosting } from '../support/posts/postings.ts';

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
      settings: 'Notification Settings',
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

  it('has nothing for axe to find, on a desk and on a phone', async () => {
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
  it('[TBX-04] are saved as they change, receipts staying on', async () => {
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

  it('[TBX-04] go back when they could not be saved', async () => {
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

describe('what is new', () => {
  it('[SHL-15] [SHL-17] puts a dot at Find employees after the next click on a link', async () => {
    const owner = await newCompany();
    const job = await postJob(owner);
    const page = await openAs(owner, '/dashboard');
    await page.getByRole('link', { name: 'Find employees' }).first().waitFor();
    await apply(seeker, owner, job);
    await expect.poll(() => page.getByRole('img', { name: /new: applicants/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('link', { name: 'Find employees 1 new: applicants or job briefings' }).first().waitFor();
  });

  it('[SHL-16] [SHL-17] shows a job seeker a briefing, and asks again every 60 seconds', async () => {
    const page = await openPage();
    await signInOn(page, seeker.email);
    const nothing = { isNew: false, count: '' };
    const dots = { findEmployees: nothing, findJobs: nothing, tradePartners: nothing, notifications: nothing };
    await page.route('**/api/dots', (route) => route.fulfill({ json: dots }));
    const asked = page.waitForResponse('**/api/dots');
    await openInStoppedTime(page, '/dashboard');
    await letTimePass(page, page.getByRole('link', { name: 'Find Jobs' }).first());
    await asked;
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(55_000);
    // An answer to a question asked too early would not have these two.
    dots.findJobs = { isNew: true, count: '2' };
    await page.clock.fastForward(5000);
    await letTimePass(page, page.getByRole('img', { name: '2 new: job briefings' }).first());
  });

  it('[SHL-39] asks for the expiration hours at start', async () => {
    const page = await openPage();
    const answered = page.waitForResponse('**/api/expiration-hours').then((answer) => answer.json());
    await signInOn(page, seeker.email);
    expect(await answered).toEqual({ data: 72 });
  });

  it('[TBX-05] lists notifications, marks them as read and leads to their subject', async () => {
    const owner = await newCompany();
    const jobs = [await newPosting(owner, { name: 'First Job' }), await newPosting(owner, { name: 'Second Job' })];
    for (const job of jobs) await apply(seeker, owner, job);
    await until(async () => (await owner.api.get('/api/notifications')).body.results.length === 2);

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
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0);
  });

  it('[TBX-05] shows a mark before it is stored, and takes it back when it could not be', async () => {
    const owner = await newCompany();
    await apply(seeker, owner, await newPosting(owner, { name: 'Roofer' }));
    await until(async () => (await owner.api.get('/api/notifications')).body.results[0]);
    const page = await openAs(owner, '/toolbox/notifications');
    const answered = Promise.withResolvers<void>();
    await page.route(/\/api\/notifications\/\w{24}/, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again' } });
    });
    await page.getByRole('button', { name: /^Mark as read/ }).click();
    await page.getByRole('button', { name: /^Mark as unread/ }).waitFor();
    answered.resolve();
    await page.getByRole('button', { name: /^Mark as read/ }).waitFor();
  });

  it('[TBX-05] opens one notification at an address of its own', async () => {
    const owner = await newCompany();
    const job = await newPosting(owner, { name: 'Roofer' });
    await apply(seeker, owner, job);
    const first = await until(async () => (await owner.api.get('/api/notifications')).body.results[0]);
    const page = await openAs(owner, `/toolbox/notifications/${first.id}`);
    await heading(page, 'New application for Roofer');
    expect((await owner.api.get('/api/notifications')).body.results[0].read).toBe(true);
    await page.getByRole('link', { name: 'Open' }).click();
    await page.waitForURL(`**/jobs/${job}/applicants`);
    await page.goto(`/toolbox/notifications/${'a'.repeat(24)}`);
    await page.getByText("We couldn't find this notification.").waitFor();
  });
});

describe('connections', () => {
  it('[TBX-06] show both sides each other’s contact details, by type', async () => {
    const [owner, worker] = await Promise.all([newCompany({ name: 'Lake City Homes' }), newSeeker()]);
    const page = await openAs(worker, '/toolbox/connections');
    await page.getByText('You have no connections yet.').waitFor();
    const job = await postJob(owner, { name: 'lead framing carpenter' });
    await apply(worker, owner, job);
    await unlock(owner, worker, job);
    const grant = { type: 'job-application', job };
    expect((await owner.api.patch(`/api/company/profile/access/grant/${worker.profileId}`, grant)).status).toBe(200);

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Lake City Homes' });
    await row.getByText('Lead Framing Carpenter').waitFor();
    await row.getByText('Job application').waitFor();
    await expect.poll(() => row.getByRole('link', { name: '(574) 555-0100' }).getAttribute('href')).toContain('tel:');
    await row.getByRole('link', { name: owner.email }).waitFor();
    await page.getByRole('button', { name: 'Briefings' }).click();
    await page.getByText('You have no connections of this kind yet.').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/toolbox/connections?type=job');

    // A company finds them from its dashboard, and the tab says where it is.
    const other = await openAs(owner, '/dashboard');
    await other.getByRole('link', { name: '1 Connections' }).click();
    await other.waitForURL('**/toolbox/connections');
    const tab = other.getByRole('navigation', { name: 'Toolbox' }).getByRole('link', { name: 'Connections' });
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
    await other.getByRole('button', { name: 'Applications' }).click();
    await other.waitForURL('**/toolbox/connections?type=job-application');
    const applicant = other.getByRole('listitem').filter({ hasText: 'Travis Yoder' });
    await applicant.getByRole('link', { name: worker.email }).waitFor();
    await applicant.getByRole('link', { name: 'Travis Yoder' }).click();
    await other.waitForURL(`**/employees/search/profile/${worker.profileId}/job-application/${job}`);
  });
});

describe('the link that turns e-mails off', () => {
  it('[TBX-04] asks first, and turns them off by its button', async () => {
    const reader = await newCompany();
    await apply(await newSeeker(), reader, await postJob(reader));
    const link = await until(async () =>
      (await mailTo(reader.email)).flatMap(({ links }) => links).find((each) => each.includes('/api/unsubscribe')),
    );
    const settings = async () => (await reader.api.get('/api/notification-settings')).body.newApplicant;
    const page = await openPage();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Turn off these emails?' }).waitFor();
    expect(await settings()).toBe(true);
    await page.getByRole('button', { name: 'Turn them off' }).click();
    await page.getByRole('heading', { name: 'These emails are off' }).waitFor();
    expect(await settings()).toBe(false);
  });
});

describe('users management', () => {
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

  it('[TBX-07] [TBX-08] adds by email, edits, disables and enables', async () => {
    const owner = await newCompany();
    await completeCompany(owner);
    const email = newEmail('colleague');
    const page = await openAs(owner, '/toolbox/users-management');
    await rowOf(page, owner.email).getByText('Owner').waitFor();
    await page.getByRole('button', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Please enter your email address').waitFor();
    await dialog.getByLabel('Name').fill('Ruth Hershberger');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Phone Number').fill('5745550177');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText(`Invitation sent to ${email}`).waitFor();
    const row = rowOf(page, email);
    await row.getByText('Invited').waitFor();
    await row.getByText('(574) 555-0177').waitFor();
    await row.getByText('Member').waitFor();

    await acceptInvitation(await invitationKeyOf(email));
    await page.reload();
    await row.getByText('Active').waitFor();
    await row.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Name').fill('Ruth Miller');
    await dialog.getByLabel('Role').selectOption('owner');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Ruth Miller').waitFor();
    await row.getByText('Owner').waitFor();

    await row.getByRole('button', { name: 'Disable' }).click();
    await page.getByText('Ruth Miller is signed out and cannot sign in until you enable them again.').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await row.getByText('Disabled').waitFor();
    expect((await api().post('/api/auth/login', { email, password: owner.password })).status).toBe(401);
    await row.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await row.getByText('Active').waitFor();
  });

  it('[TBX-07] keeps the last owner, and says at the field when an address is taken', async () => {
    const owner = await newCompany();
    await completeCompany(owner);
    const page = await openAs(owner, '/toolbox/users-management');
    await rowOf(page, owner.email).getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('A company needs at least one owner.').waitFor();
    await page.getByRole('button', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Somebody Else');
    await dialog.getByLabel('Email').fill(demo.vendor);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Email already exist').waitFor();
  });

  it('[TBX-07] lets a member edit the own name and phone only', async () => {
    const member = await newColleague(await newCompany());
    const page = await openAs(member, '/toolbox/users-management');
    const row = rowOf(page, member.email);
    await row.getByRole('button', { name: 'Edit' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add user' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^(Disable|Edit)/ }).count()).toBe(1);
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByLabel('Role').count()).toBe(0);
    await dialog.getByLabel('Name').fill('Ruth Yoder');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Ruth Yoder').waitFor();
  });
});

describe('changing the password', () => {
  it('[TBX-09] [TBX-10] asks for the current one, and goes on with the new one', async () => {
    const { email, password } = await newSeeker();
    const page = await openAs({ email }, '/toolbox/change-password');
    const change = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill(next);
      await page.getByLabel('Confirm password').fill(again);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await page.getByRole('list', { name: 'The password needs' }).getByText('A special character').waitFor();
    await change('', 'plumbline2026', 'Other');
    await page.getByText('Please enter a password', { exact: true }).waitFor();
    await page.getByText('Password requires at least one special character').waitFor();
    await page.getByText('Passwords do not match').waitFor();
    await change('Wrong!2026', 'Framing#2027');
    await page.getByText('Your current password is not correct.').waitFor();
    await change(password, 'Framing#2027');
    await page.getByText('Your password has been changed.').waitFor();
    await page.reload();
    await heading(page, 'Change Password');
    await signInOn(await openPage(), email, 'Framing#2027');
  });
});
