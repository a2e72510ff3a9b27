import { expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { signInOn, useBrowser } from '../../support/browser/pages.ts';
import { tabTo } from '../../support/browser/tab-to.ts';
import { newCompany } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { isOpen, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const { openPage } = useBrowser();

it('staff find a payment and refund a part of it with the keyboard only, and the company keeps the unlock', async () => {
  const company = await newCompany({ name: `Cass County Tile ${Date.now()}` });
  const { seeker, id } = await unlockSomebody(company);
  const page = await openPage();
  await signInOn(page, (await newStaff('Priya Nair', { staffRole: 'finance' })).email);
  await page.goto('/admin/payments');
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  await tabTo(page, 'Payment, card, amount or name');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(id);
  await page.getByRole('row').nth(1).getByText(id).waitFor();
  await tabTo(page, `Refund Unlock Applicant Resume - Skill 2, ${id}`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const whole = page.getByRole('radio', { name: 'Whole payment, $49.00' });
  if (!(await whole.evaluate((radio) => radio === radio.ownerDocument.activeElement))) {
    await tabTo(page, 'Whole payment, $49.00');
  }
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Amount in dollars *');
  await page.keyboard.type('12.50');
  await tabTo(page, 'Why *');
  await page.keyboard.type('The profile was out of date.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabTo(page, 'Refund $12.50');
  await page.keyboard.press('Enter');
  await page.getByText('$12.50 of $49.00 refunded').waitFor();
  expect(await isOpen(company, seeker)).toBe(true);
});
