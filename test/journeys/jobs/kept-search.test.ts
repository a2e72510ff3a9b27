import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { choose } from '../../support/browser/steps.ts';
import { liveAmongDemo } from '../../support/people/home-town.ts';
import { newSeeker, type Person } from '../../support/people/people.ts';

const { openPage } = useBrowser();

// A place where searches find the demo's jobs.
liveAmongDemo();

const openAs = async (person: Person, path: string, viewport?: typeof PHONE) => {
  const page = await openPage(viewport);
  await enterAs(page, person.email, path);
  return page;
};

describe('a job search', () => {
  it('[SEE-08] keeps the search in the address, on Back and on reload', async () => {
    const page = await openAs(await newSeeker({ tradeCategories: [] }), '/jobs/search');
    await page.getByRole('heading', { name: /jobs? within 50 miles/ }).waitFor();
    await choose(page, 'Position Type', 'Part-Time');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe('/jobs/search?zip=46590&type=Part-Time');
    await page.reload();
    await page.getByRole('button', { name: 'Remove Part-Time' }).waitFor();
    await page.getByRole('link', { name: 'View Job' }).first().click();
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove Part-Time' }).waitFor();
    expect(pathOf(page)).toBe('/jobs/search?zip=46590&type=Part-Time');
  });

  it('[SEE-08] keeps the filters in browser storage for the return from a job, and clears them otherwise', async () => {
    const page = await openAs(await newSeeker({ tradeCategories: [] }), '/jobs/search?zip=46590&type=Part-Time');
    const kept = () => page.evaluate("localStorage.getItem('plumbline.jobSearchFilters') ?? ''") as Promise<string>;
    await page.getByRole('link', { name: 'View Job' }).first().click();
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/);
    expect(await kept()).toContain('Part-Time');
    await page.getByRole('link', { name: 'Back to Search' }).first().click();
    await page.getByRole('button', { name: 'Remove Part-Time' }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Find Jobs' }).first().click();
    await page.getByRole('heading', { name: /jobs? within 50 miles/ }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/jobs/search');
    await expect.poll(kept).not.toContain('Part-Time');
  });

  it('[SEE-08] shows the chosen order and keeps it in the address, on Back and on reload', async () => {
    const page = await openAs(await newSeeker({ tradeCategories: [] }), '/jobs/search');
    const order = page.getByLabel('Sort', { exact: true });
    await expect.poll(() => order.inputValue()).toBe('nearest');
    expect(await order.getByRole('option').allTextContents()).toEqual([
      'Nearest first',
      'Newest first',
      'Best match first',
    ]);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/job/search'));
    await order.selectOption('Best match first');
    expect((await asked).postDataJSON()).toMatchObject({ zip: '46590', sort: 'best-match', page: 0 });
    await expect.poll(() => pathOf(page)).toBe('/jobs/search?zip=46590&sort=best-match');
    await page.reload();
    await expect.poll(() => order.inputValue()).toBe('best-match');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => order.inputValue()).toBe('nearest');
  });

  it('[SEE-08] shows a recent search from the cache, without a request', async () => {
    const page = await openAs(await newSeeker({ tradeCategories: ['Carpentry'] }), '/jobs/search', PHONE);
    await page.getByRole('heading', { name: /jobs? within 50 miles/ }).waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/job/search')) asked += 1;
    });
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/job/search'));
    await page.getByLabel('Sort').selectOption('newest');
    const { total } = await (await answered).json();
    await page.getByRole('heading', { name: `${total} jobs within 50 miles` }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('nearest');
    await page.goForward();
    await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('newest');
    await page.getByRole('heading', { name: `${total} jobs within 50 miles` }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(1);
  });
});
