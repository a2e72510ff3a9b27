import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, PHONE, pathOf, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import {
  acceptInvitation,
  completeCompany,
  invitationKeyOf,
  newColleague,
} from '../../support/people/company-users.ts';
import { newCompany, newEmail, newSeeker, PASSWORD } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const openAs = async ({ email }: { email: string }, path: string): Promise<Page> => {
  const page = await openPage();
  await enterAs(page, email, path);
  return page;
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

describe('connections', () => {
  it("[TBX-06] show both sides each other's contact details, by type", async () => {
    const [owner, worker] = await Promise.all([newCompany({ name: 'Lake City Homes' }), newSeeker()]);
    const page = await openAs(worker, '/toolbox/connections');
    await page.getByText('You have no connections yet.').waitFor();
    const job = await postJob(owner, { name: 'lead framing carpenter' });
    await apply(worker, owner, job);
    await unlock(owner, worker, job);
    const grant = { type: 'job-application', job };
    expect((await owner.api.patch(`/api/company/profile/access/grant/${worker.profileId}`, grant)).status).toBe(200);
    await settled();

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Lake City Homes' });
    await row.getByText('Lead Framing Carpenter').waitFor();
    await row.getByText('Job application').waitFor();
    await expect.poll(() => row.getByRole('link', { name: '(574) 555-0100' }).getAttribute('href')).toContain('tel:');
    await row.getByRole('link', { name: owner.email }).waitFor();
    await page.getByRole('button', { name: 'Briefings' }).click();
    await page.getByText('You have no connections of this kind yet.').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/toolbox/connections?type=job');

    // A company finds them from its dashboard, and the tab's title names the page.
    const other = await openAs(owner, '/dashboard');
    await other.getByRole('link', { name: '1 Connections' }).click();
    await other.waitForURL('**/toolbox/connections');
    const tab = other.getByRole('navigation', { name: 'Toolbox' }).getByRole('link', { name: 'Connections' });
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
    await other.getByRole('button', { name: 'Applications' }).click();
    await other.waitForURL('**/toolbox/connections?type=job-application');
    const applicant = other.getByRole('listitem').filter({ hasText: 'Travis Yoder' });
    await applicant.getByRole('link', { name: worker.email }).waitFor();
    await applicant.getByRole('link', { name: 'Travis Yoder', exact: true }).click();
    await other.waitForURL(`**/employees/search/profile/${worker.profileId}/job-application/${job}`);
  });
});

describe('the link that turns e-mails off', () => {
  it('[TBX-04] asks for confirmation, and turns them off by its button', async () => {
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

  it('[TBX-07] keeps the last owner, and shows at the field when an address is taken', async () => {
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

  it('[TBX-07] lets a member edit only their own name and phone', async () => {
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

describe('deleting the account', () => {
  it.each([
    ['a job seeker', () => newSeeker(), DESK],
    ["a company's only user", () => newCompany(), PHONE],
  ] as const)('[ACC-36] asks %s for the password, signs out and ends the session', async (_, newPerson, viewport) => {
    const person = await newPerson();
    const page = await openPage(viewport);
    await enterAs(page, person.email, '/toolbox/settings');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText('This takes effect at once and cannot be undone.').waitFor();
    await expectSound(page);
    await dialog.getByLabel(/^Current password/).fill('Wrong!2026');
    await dialog.getByRole('button', { name: 'Delete account for good' }).click();
    await dialog.getByText('Your current password is not correct.').waitFor();
    expect((await person.api.get(`/api/users/${person.userId}`)).status).toBe(200);
    await dialog.getByLabel(/^Current password/).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account for good' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Your account is deleted.').waitFor();
    expect((await person.api.get(`/api/users/${person.userId}`)).status).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem('plumbline.session'))).toBeNull();
  });
});

describe('changing the password', () => {
  it('[TBX-09] [TBX-10] asks for the current password, and works with the new one', async () => {
    const { email, password } = await newSeeker();
    const page = await openAs({ email }, '/toolbox/change-password');
    const change = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill(next);
      await page.getByLabel('Confirm password').fill(again);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await page.getByRole('list', { name: 'The password needs' }).getByText('One symbol, like ! or #').waitFor();
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
