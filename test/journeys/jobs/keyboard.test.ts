import { expect, it } from 'vitest';
import { accessibilityProblems, expectSound, expectToFitScreen } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { FOCUSED, tabTo } from '../../support/browser/tab-to.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';
import { postJob, searchFinding } from '../../support/posts/hiring.ts';

/** A town in Montana where no other test hires. */
const GLASGOW = '59230';

const { openPage } = useBrowser();

it('a visitor reads a public job on a phone, with the keyboard only and little JavaScript, and continues to sign-up', async () => {
  const company = await newCompany({ zip: GLASGOW });
  const job = await postJob(company, { name: 'Pole Barn Framer', zip: GLASGOW, tradeCategories: ['Framing'] });
  const page = await openPage(PHONE);
  let scripts = 0;
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts += (await answer.body().catch(() => '')).length;
  });
  await page.goto(`/job/${job}`);
  await page.getByRole('heading', { name: 'Pole Barn Framer', level: 1 }).waitFor();
  await expectSound(page);
  expect(scripts).toBeLessThanOrEqual(40_000);
  await tabTo(page, 'Skip to the content');
  await tabTo(page, 'Apply');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/signup?redirect=%2Fjobs%2F${job}&trade=Framing`);
  for (const path of ['/jobs-in', '/jobs-in/mt', '/jobs-in/glasgow-mt', `/job/${'f'.repeat(24)}`]) {
    await page.goto(path);
    await expectSound(page);
  }
});

it('a job seeker finds a job, applies and withdraws on a phone, with the keyboard only', async () => {
  const company = await newCompany({ zip: GLASGOW });
  const job = await postJob(company, { name: 'Grain Bin Framer', zip: GLASGOW, tradeCategories: ['Framing'] });
  const seeker = await newSeeker({ zip: GLASGOW, tradeCategories: ['Framing', 'Roofing'] });
  await searchFinding(seeker, job, { zip: GLASGOW });
  const page = await openPage(PHONE);
  await enterAs(page, seeker.email, '/jobs/search?sort=newest');
  await page.goto('/jobs/search');
  await page.getByRole('link', { name: 'Grain Bin Framer' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => pathOf(page)).toBe(`/jobs/search?zip=${GLASGOW}&trade=Framing&trade=Roofing`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'Grain Bin Framer');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/jobs/${job}`);
  await page.getByRole('heading', { name: 'Grain Bin Framer', level: 1 }).waitFor();
  await tabTo(page, 'Apply');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Successful' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Search' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs/search**');

  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  await tabTo(page, 'Withdraw');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Withdraw Application' });
  await question.getByText('The company sees that you withdrew.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate<string>(FOCUSED)).toBe('Withdraw');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Withdraw');
  await page.keyboard.press('Enter');
  await page.getByText('Your application was withdrawn.').waitFor();
  await page.getByText(/^Applied/).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate<string>(FOCUSED)).toBe('Grain Bin Framer');
  await expectToFitScreen(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/jobs/${job}`);
  await page.getByRole('button', { name: 'Apply' }).first().waitFor();
});
