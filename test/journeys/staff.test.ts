import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityProblems, expectSound } from '../support/browser/accessible.ts';
import { enterAs } from '../support/browser/enter-as.ts';
import { PHONE, pathOf, signInOn, useBrowser } from '../support/browser/pages.ts';
import { until } from '../support/cloud/cloud.ts';
import { settled } from '../support/cloud/stream.ts';
import { newCompany, newSeeker } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';

const { openPage } = useBrowser();

/** A new account of each kind and a request, once staff see all three. */
const seeNewest = async (page: Page) => {
  const town = `Kosciusko${Date.now()}`;
  const name = `${town} Plumbing Annex`;
  const [company, seeker] = await Promise.all([
    newCompany({ name }),
    newSeeker({ firstName: 'Wilhelmina', lastName: 'Oberholtzer' }),
  ]);
  const request = { profileId: company.profileId, data: `The receipts of ${town} show an old address.` };
  await company.api.post('/api/company/profile/support', request);
  await settled();
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  const shown = [name, 'Wilhelmina Oberholtzer'].map((text) =>
    page.getByText(text).first().waitFor({ timeout: 15_000 }),
  );
  const seen = await Promise.allSettled(shown);
  return seen.every(({ status }) => status === 'fulfilled') && { town, name, company, seeker, request };
};

it('[ADM-02] the app shows only staff a dashboard, the companies and the job seekers', async () => {
  const page = await openPage();
  await signInOn(page, (await newStaff()).email);
  await page.waitForURL('**/admin/dashboard');
  // The dashboard shows the five newest of each kind, and other files add people at any time.
  const { town, name, company, seeker, request } = await until(() => seeNewest(page));
  // Staff writes to people by e-mail and has no conversations.
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Messages/ })
      .count(),
  ).toBe(0);
  expect(
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Messages/ })
      .count(),
  ).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Companies' }).click();
  await page.getByLabel('Name, email, phone, ZIP Code or ID').fill(`${town} plumbing ann`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { name: '1 account' }).waitFor();
  const row = page.getByRole('row', { name });
  await row.getByText(company.email).waitFor();
  await row.getByText('Contractor').waitFor();
  await row.getByText('Active', { exact: true }).waitFor();
  expect(pathOf(page)).toBe(`/admin/companies?search=${town}+plumbing+ann`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table.split('\r\n').map((line) => line.split(',')[1])).toEqual(['Email', company.email]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Name, email, phone, ZIP Code or ID').fill('nobody is called so');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { name: 'No account fits.' }).waitFor();

  await menu.getByRole('link', { name: 'Job Seekers' }).click();
  // Waits for the page's heading, because the form of the companies has the same labels.
  await page.getByRole('heading', { name: 'Job Seekers', level: 1 }).waitFor();
  await page.getByLabel('Name, email, phone, ZIP Code or ID').fill(seeker.email);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Wilhelmina Oberholtzer/ }).waitFor();

  await menu.getByRole('link', { name: 'Queue' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Support');
  await page.getByText(request.data).first().waitFor();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Closed');
  await page.getByText(request.data).first().waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'State' }).selectOption('Open');
  await page.getByText(request.data).first().waitFor();
  await page.reload();
  await page.getByText(request.data).first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  for (const path of ['/admin/dashboard', '/admin/companies', '/admin/jobseekers']) {
    const other = await openPage();
    await enterAs(other, company.email, path);
    await other.waitForURL(({ pathname }) => pathname === '/dashboard');
  }
});

it('[ADM-02] the staff area lists accounts as blocks on a phone', async () => {
  const company = await newCompany({ name: 'Tippecanoe Tile Works' });
  await settled();
  const page = await openPage(PHONE);
  await signInOn(page, (await newStaff()).email);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click();
  await page.getByLabel('Name, email, phone, ZIP Code or ID').fill(company.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Tippecanoe Tile Works').waitFor();
  await expectSound(page);
});
