import { expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { PHONE, signInOn, useBrowser } from '../support/browser/pages.ts';
import { until } from '../support/cloud/cloud.ts';
import { settled } from '../support/cloud/stream.ts';
import { mailsAbout } from '../support/people/notifications.ts';
import { newCompany, PASSWORD } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';
import { isOpen, unlockSomebody } from '../support/posts/paid-unlocks.ts';

const { openPage } = useBrowser();

it('the staff area lets staff refund a reported unlock, answer a request, suspend and reinstate a company and set a price, and shows all of it in the history', async () => {
  const name = `Eel River Tinsmiths ${Date.now()}`;
  const company = await newCompany({ name });
  const request = { profileId: company.profileId, data: `Our receipts show an old address, ${Date.now()}.` };
  await company.api.post('/api/company/profile/support', request);
  const { seeker, id: payment } = await unlockSomebody(company);
  const reported = `Phone and email both fail, ${Date.now()}.`;
  expect((await company.api.post('/api/payment/report', { id: payment, reason: reported })).status).toBe(201);
  await settled();

  const page = await openPage();
  await signInOn(page, (await newStaff()).email);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Queue' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Unlocks');
  const tasks = page.getByRole('table', { name: 'Queue' });
  await tasks.getByRole('row').filter({ hasText: reported }).getByRole('link').first().click();
  const task = page.getByRole('region', { name: 'Task' });
  const unlock = task.getByRole('listitem').filter({ hasText: reported });
  await unlock.getByText('$49.00').waitFor();
  await unlock.getByRole('link', { name: 'Travis Yoder' }).waitFor();
  await unlock.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('This field is required').waitFor();
  await dialog.getByLabel('Why').fill('Called the number twice.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText(/gets \$49\.00 back\./).waitFor();
  await unlock.getByText('Refunded', { exact: true }).waitFor();
  expect(await unlock.getByRole('button', { name: 'Refund' }).count()).toBe(0);
  expect(await isOpen(company, seeker)).toBe(false);
  await expect.poll(() => mailsAbout(company, /refund/i)).toHaveLength(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  await menu.getByRole('link', { name: 'Queue' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Support');
  await tasks.getByRole('row').filter({ hasText: request.data }).getByRole('link', { name: 'Support' }).click();
  const row = task.getByRole('listitem').filter({ hasText: request.data });
  await row.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('Change it under Company Profile.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await row.getByText('Answered', { exact: true }).waitFor();
  await until(async () => (await mailsAbout(company, /Your request to Plumbline/)).length === 2);
  expect(await accessibilityProblems(page)).toEqual([]);

  await menu.getByRole('link', { name: 'Companies' }).click();
  await page.getByLabel('Name, email, phone, ZIP Code or ID').fill(company.email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByText('Unlock Applicant Resume - Skill 2').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByLabel('Reason').fill('Two disputes in a day.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('Suspended since').waitFor();
  expect((await company.api.get('/api/payment/payment-history')).body.code).toBe('account_suspended');

  const visitor = await openPage(PHONE);
  await visitor.goto('/login');
  await visitor.getByLabel('Email', { exact: false }).first().fill(company.email);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await visitor
    .getByText('This account is suspended. Please write to support if you think that is a mistake.')
    .waitFor();

  await page.getByRole('button', { name: 'Reinstate' }).click();
  await dialog.getByLabel('Reason').fill('The owner called.');
  await dialog.getByRole('button', { name: 'Reinstate' }).click();
  await page.getByText('Suspended since').waitFor({ state: 'detached' });
  expect((await company.api.get('/api/payment/payment-history')).status).toBe(200);

  await page.getByRole('link', { name: 'Prices and settings' }).click();
  // The only price that no other journey depends on: they all share one catalog.
  await page.getByRole('button', { name: 'Change the price of Skilled Worker Priority Access' }).click();
  await page.getByLabel('Price in dollars').fill('499');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('(+12 %)').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change the price' }).click();
  await page.getByText('The price is changed.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await menu.getByRole('link', { name: 'Staff history' }).click();
  const first = page.getByRole('listitem').filter({ hasText: name });
  await first.filter({ hasText: 'Reinstated the account' }).getByText('The owner called.').waitFor();
  await first.filter({ hasText: 'Suspended the account' }).getByText('Two disputes in a day.').waitFor();
  await first.filter({ hasText: 'Refunded a payment' }).getByText('Called the number twice.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});
