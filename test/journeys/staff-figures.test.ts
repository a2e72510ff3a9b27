import { expect, it } from 'vitest';
import { accessibilityProblems, expectSound } from '../support/browser/accessible.ts';
import { PHONE, signInOn, useBrowser } from '../support/browser/pages.ts';
import { newStaff } from '../support/people/staff.ts';

const { openPage } = useBrowser();

it('the staff area shows staff totals and 30 days of each as a line chart, which screen readers can read too', async () => {
  const page = await openPage();
  const { email } = await newStaff();
  await signInOn(page, email);
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals.getByText('Refunded, 30 days').waitFor();
  expect(Number((await totals.getByRole('link', { name: /Companies/ }).innerText()).replace(',', ''))).toBeGreaterThan(
    9,
  );
  const figures = ['New job seekers', 'New companies', 'Jobs published', 'Applications', 'Purchases', 'Payments'];
  for (const figure of figures) {
    const label = new RegExp(`^${figure}, last 30 days: \\$?[\\d,.]+, today`);
    await page.getByRole('img', { name: label }).waitFor();
  }
  const table = page.getByRole('table', { name: 'Last 30 days' });
  expect(await table.getByRole('row').count()).toBe(31);
  expect(await accessibilityProblems(page)).toEqual([]);

  const phone = await openPage(PHONE);
  await signInOn(phone, email);
  await phone.getByRole('img', { name: /^Payments, last 30 days/ }).waitFor();
  await expectSound(phone);
});
