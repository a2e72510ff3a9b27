import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems, expectSound, expectToFitScreen } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, PHONE, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { choose, signUpOn } from '../../support/browser/steps.ts';
import { until } from '../../support/cloud/cloud.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newAccount, newCompany, newEmail, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob, searchFinding } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const dashboardOf = async (email: string, viewport = DESK): Promise<Page> => {
  const page = await openPage(viewport);
  await enterAs(page, email, '/dashboard');
  await page.getByRole('heading', { name: /^(Good (morning|afternoon|evening)|Welcome), / }).waitFor();
  return page;
};

/** The page's API calls from now on; the returned list grows. */
const countCalls = (page: Page): (() => readonly string[]) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return () => asked;
};

/** A page requests once: the effects of a change must be there before it opens. */
const matched = (seeker: Person, job: string) =>
  until(async () => {
    const { body } = await seeker.api.post('/api/profile/job-seeker/job-matches', { page: 1, limit: 10 });
    return JSON.stringify(body).includes(job);
  });
const card = (page: Page, name: string) => page.getByRole('region', { name });

describe("a job seeker's dashboard", () => {
  it('[SHL-03] [SEE-29] shows briefings, matches, applications and saved jobs', async () => {
    const page = await dashboardOf(demo.seeker);
    await page.getByText('1 job briefing from Hoosier Timber Homes: Foreman, Timber Frames').waitFor();
    const numbers = card(page, 'Your numbers');
    const applied = numbers.getByRole('link', { name: / Applied$/ });
    const [count = ''] = /\d+/.exec((await applied.getAttribute('aria-label')) ?? '') ?? [];
    await applied.click();
    await page.getByRole('button', { name: `Applied ${count}`, pressed: true }).waitFor();
    await page.goBack();
    await card(page, 'New matches')
      .getByText(/^Carpentry, Master, \d+ miles$/)
      .first()
      .waitFor();
    const applications = card(page, 'Your applications');
    await applications.getByText('Accepted').waitFor();
    await expect.poll(() => applications.getByRole('listitem').count()).toBe(3);
    const saved = card(page, 'Saved Jobs');
    await saved.getByRole('link', { name: 'Siding Installer' }).click();
    await page.getByRole('heading', { name: 'Siding Installer' }).waitFor();
  });

  it('[SEE-29] shows a new job seeker the next step', async () => {
    const seeker = await newSeeker({ zip: '99801', tradeCategories: ['Bell founding'] });
    const page = await dashboardOf(seeker.email);
    await page.getByRole('heading', { name: 'Welcome, Travis' }).waitFor();
    const steps = card(page, 'Set-up steps');
    await steps.getByText('1 of 6 done').waitFor();
    await steps.getByText('Done: sign-up').waitFor();
    await steps.getByRole('heading', { name: 'Rate your trades' }).waitFor();
    await expect.poll(() => card(page, 'Your numbers').count()).toBe(0);
    await expect.poll(() => page.getByText('No matches at this time').count()).toBe(0);
    await steps.getByRole('link', { name: /^Apply for your first job/ }).click();
    await page.waitForURL('**/jobs/search');
  });

  it('[SEE-29] shows a new job seeker the matching jobs, and empty states once there is something else', async () => {
    const place = { zip: '99901', tradeCategories: ['Timber Framing'] };
    const [seeker, company] = [await newSeeker(place), await newCompany({ zip: '99901' })];
    const job = await postJob(company, { ...place, name: 'Carver' });
    await matched(seeker, job);
    const page = await dashboardOf(seeker.email);
    await card(page, 'New matches').getByText('Timber Framing, under 1 mile').waitFor();
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: [job] });
    await page.reload();
    await card(page, 'Saved Jobs').getByRole('link', { name: 'Carver' }).waitFor();
    await card(page, 'Your applications').getByText('You have not applied to a job yet').waitFor();
  });

  it('shows jobs that were saved and applied for since, here and in the search, and unsaves a job', async () => {
    const place = { zip: '99835', tradeCategories: ['Timber Framing'] };
    const [seeker, company] = [await newSeeker(place), await newCompany({ zip: '99835' })];
    await matched(seeker, await postJob(company, { ...place, name: 'Carver' }));
    const page = await dashboardOf(seeker.email);
    const matches = card(page, 'New matches');
    await matches.getByRole('link', { name: 'Carver' }).click();
    await page.getByRole('button', { name: 'Save Job' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Back to Search' }).click();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Carver' })
      .getByText(/^Applied /)
      .waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await matches.getByText(/^Applied /).waitFor();
    const saved = card(page, 'Saved Jobs');
    await saved.getByRole('link', { name: 'Carver' }).waitFor();
    await saved.getByRole('button', { name: 'Remove Carver from the saved jobs' }).click();
    await saved.getByText('No saved jobs at this time').waitFor();
    expect((await seeker.api.get(`/api/profile/${seeker.profileId}`)).body.savedJobs).toEqual([]);
  });

  it('[SHL-03] makes at most six requests', async () => {
    const page = await openPage(PHONE);
    const asked = countCalls(page);
    await enterAs(page, demo.seeker, '/dashboard');
    await card(page, 'Saved Jobs').getByRole('link', { name: 'Siding Installer' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked().length, asked().join('\n')).toBeLessThanOrEqual(6);
  });
});

describe("a school's dashboard", () => {
  it('[SHL-03] shows nearby paid training, and counts sign-ups with its link', async () => {
    const school = await newCompany({ type: 'educational', name: 'Tippecanoe Trades' });
    const near = await newCompany();
    const job = await postJob(near, { name: 'Plumbing apprentice', willingToProvidePaidTraining: true });
    await searchFinding(near, job, { zip: homeTown().zip });
    const page = await dashboardOf(school.email);
    const numbers = card(page, 'Your numbers');
    const students = numbers.getByText('Students with your link').locator('xpath=..').locator('dd');
    await expect.poll(() => students.innerText()).toBe('0');
    await card(page, 'Paid training within 50 miles').getByRole('link').first().waitFor();
    await card(page, 'Set-up steps').getByText('2 of 5 done').waitFor();
    const link = await card(page, 'Bring your students')
      .getByText(/signup\?referrer=/)
      .innerText();

    const email = newEmail('student');
    const visitor = await openPage();
    await signUpOn(visitor, email, 'candidate', `/signup${new URL(`http://${link}`).search}`);
    await page.reload();
    await expect.poll(() => students.innerText()).toBe('1');
  });
});

describe('the trades of a school', () => {
  it('are chosen on its dashboard, and filter the nearby apprenticeships', async () => {
    const near = await newCompany({ zip: '59301' });
    const posted = { zip: '59301', type: 'Training Apprenticeship', willingToProvidePaidTraining: true };
    const mason = await postJob(near, { ...posted, name: 'Mason apprentice', tradeCategories: ['Masonry'] });
    const roofer = await postJob(near, { ...posted, name: 'Roofer apprentice', tradeCategories: ['Roofing'] });
    for (const job of [mason, roofer]) await searchFinding(near, job, { zip: '59301' });
    const school = await newCompany({
      type: 'educational',
      name: 'Miles City Trades',
      zip: '59301',
      selfPerformWorkCategories: [],
    });
    const page = await dashboardOf(school.email);
    const found = card(page, 'Apprenticeships within 50 miles');
    await found.getByRole('link', { name: 'Roofer Apprentice' }).waitFor();
    await card(page, 'Trades we train').getByRole('link', { name: 'Choose trades' }).click();
    await page.waitForURL('**/profile?edit=true&section=trades');
    await choose(page, 'Trades you train', 'Masonry');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile updated').waitFor();
    await page.goto('/dashboard');
    await card(page, 'Trades we train').getByText('Masonry').waitFor();
    await found.getByRole('link', { name: 'Mason Apprentice' }).waitFor();
    expect(await found.getByRole('link', { name: 'Roofer Apprentice' }).count()).toBe(0);
    await page.goto('/jobs/apprenticeships');
    await page.getByRole('button', { name: 'Remove Masonry' }).waitFor();
    await page.getByRole('heading', { name: '1 job within 50 miles' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const reader = await newSeeker();
    const seen = await openPage(PHONE);
    await enterAs(seen, reader.email, `/profile/${school.profileId}/provider`);
    await seen.getByRole('heading', { name: 'Trades we train' }).waitFor();
    await seen.getByText('Masonry').waitFor();
  });
});

describe('every dashboard', () => {
  it.each([
    ['a company', demo.company],
    ['a job seeker', demo.seeker],
    ['a school', demo.school],
  ])('[SHL-03] is readable and accessible, on desktop and on a phone: %s', async (_, email) => {
    const page = await dashboardOf(email);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expectSound(page);
    await page.setViewportSize({ width: 360, height: 700 });
    await expectToFitScreen(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('[SHL-03] redirects a school without a profile to complete it first', async () => {
    const { email } = await newAccount('educational');
    const page = await openPage();
    await signInOn(page, email);
    await page.waitForURL('**/complete-profile?profileType=educational');
  });
});
