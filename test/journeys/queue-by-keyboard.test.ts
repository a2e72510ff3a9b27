import { QUEUE_PAGE_SIZE } from '@plumbline/shared/contracts/admin/queue';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectSound } from '../support/browser/accessible.ts';
import { pathOf, signInOn, useBrowser } from '../support/browser/pages.ts';
import { FOCUSED, tabTo } from '../support/browser/tab-to.ts';
import { settled } from '../support/cloud/stream.ts';
import { newCompany } from '../support/people/people.ts';
import { newStaff } from '../support/people/staff.ts';

const { openPage } = useBrowser();

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === each.ownerDocument.activeElement);

const MOST_LINKS = 200;

/** Moves the focus with the Tab key to an element whose name others have too. */
const tabToElement = async (page: Page, element: Locator): Promise<void> => {
  for (let step = 0; step < MOST_LINKS; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(element)) return;
  }
  throw new Error(`The keyboard never comes to the element on ${pathOf(page)}`);
};

it('staff work through the queue with the keyboard only: they filter it, open a task, take it, write a note, finish it and go to the next one', async () => {
  const company = await newCompany({ name: `Little Elkhart Glass ${Date.now()}` });
  const stamp = String(Date.now());
  const data = `Our name is spelled wrong, ${stamp}.`;
  for (const text of [data, `Our town is wrong, ${stamp}.`]) {
    await company.api.post('/api/company/profile/support', { profileId: company.profileId, data: text });
  }
  await settled();

  const page = await openPage();
  await signInOn(page, (await newStaff()).email);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await tabToElement(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Queue' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('Queue');
  await tabTo(page, 'Kind');
  await page.keyboard.type('Support');
  await expect.poll(() => page.url()).toContain('kind=support');
  const row = page.getByRole('table', { name: 'Queue' }).getByRole('row').filter({ hasText: data });
  await row.waitFor();
  // J and K move between the tasks while the focus is in the list.
  await tabToElement(page, page.getByRole('table', { name: 'Queue' }).getByRole('link', { name: 'Support' }).first());
  const link = row.getByRole('link', { name: 'Support' });
  for (let step = 0; step < QUEUE_PAGE_SIZE && !(await isFocused(link)); step += 1) await page.keyboard.press('j');
  await page.keyboard.press('k');
  expect(await isFocused(link)).toBe(false);
  await page.keyboard.press('j');
  expect(await isFocused(link)).toBe(true);
  await page.keyboard.press('Enter');

  // The list stays next to the open task, and keeps its filter.
  const list = page.getByRole('region', { name: 'Queue' });
  await list.getByRole('link').filter({ hasText: data }).and(list.locator('[aria-current=page]')).waitFor();
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('Support');
  expect(page.url()).toContain('kind=support');
  const task = pathOf(page);
  await expectSound(page);
  await tabTo(page, `I have it: ${data}`);
  await page.keyboard.press('Enter');
  await page.getByText('You have this task now.').waitFor();
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('Give it back');
  await tabTo(page, 'New note');
  await page.keyboard.type('They sent a picture of the sign.');
  await tabTo(page, 'Add note');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: 'They sent a picture of the sign.' }).waitFor();

  await tabTo(page, 'Close', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('The request is closed.').waitFor();
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('Next task');
  await list.getByText(data).waitFor({ state: 'detached' });
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).not.toBe(task);
  expect(pathOf(page)).toMatch(/^\/admin\/queue\/support\/.*kind=support/);
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('Support');
  await list.locator('[aria-current=page]').waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Task' }).getByText(data).waitFor();
});
