import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { settled } from '../../support/cloud/stream.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, searchFinding } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

/** The town of this file, where no one else hires or looks for work. */
const place = { zip: homeTown().zip, tradeCategories: ['Carpentry'] };

let company: Person;
let seeker: Person;
const jobs: Record<string, string> = {};

const save = (person: Person, names: readonly string[]) =>
  person.api.patch(`/api/profile/${person.profileId}`, { savedJobs: names.map((name) => jobs[name]) });
const manage = async (page: Page, job: string, action: string) => {
  await page.getByRole('button', { name: `Manage Job, ${job}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const rowOf = (page: Page, job: string) => page.getByRole('row').filter({ hasText: job });

beforeAll(async () => {
  company = await newCompany({ zip: place.zip });
  const posts = [
    { name: 'Framer' },
    { name: 'Finish Carpenter' },
    { name: 'Deck Builder' },
    { name: 'Trainee', willingToProvidePaidTraining: true, type: 'Training Apprenticeship' },
  ];
  for (const job of posts) jobs[job.name] = await postJob(company, { ...place, ...job });
  seeker = await newSeeker(place);
  await settled();
  await apply(seeker, company, jobs.Framer!);
  await save(seeker, ['Deck Builder', 'Trainee']);
  await settled();
});

describe('My Jobs', () => {
  it("[SEE-23] [SEE-24] [SEE-26] lists the seeker's activities, applies and declines there", async () => {
    const page = await openPage(DESK);
    await enterAs(page, seeker.email, '/my-jobs');
    await expect.poll(() => pathOf(page)).toBe('/my-jobs/activities');
    await page.getByText('Keep track of your applications, matches and invitations.').waitFor();
    await page.getByRole('heading', { name: '3 active' }).waitFor();
    await rowOf(page, 'Framer').getByText('Applied', { exact: true }).first().waitFor();
    await rowOf(page, 'Deck Builder').getByText('New Match').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await manage(page, 'Finish Carpenter', 'Apply to Job');
    await page.getByText('Job application has been sent successfully!!').waitFor();
    await rowOf(page, 'Finish Carpenter').getByText('Applied', { exact: true }).first().waitFor();
    await manage(page, 'Framer', 'Withdraw Application');
    const question = page.getByRole('alertdialog', { name: 'Withdraw Application' });
    await question
      .getByText('The company sees that you withdrew. You can apply again while the job is open.')
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Your application was withdrawn.').waitFor();
    await rowOf(page, 'Framer').waitFor({ state: 'detached' });
    await manage(page, 'Deck Builder', 'Decline Job');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
    await rowOf(page, 'Deck Builder').waitFor({ state: 'detached' });
    await settled();
    await page.getByRole('button', { name: 'Inactive' }).click();
    await page.getByRole('heading', { name: '2 inactive' }).waitFor();
    await rowOf(page, 'Deck Builder').getByText('Declined by you').waitFor();
    await rowOf(page, 'Framer').getByText('Withdrawn', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '2 inactive' }).waitFor();
    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await page.getByRole('heading', { name: '1 active' }).waitFor();

    await page.getByRole('link', { name: /^Saved Jobs/ }).click();
    await expect.poll(() => pathOf(page)).toBe('/my-jobs/saved');
    await rowOf(page, 'Trainee').waitFor();
  });

  it('[SEE-20] [SEE-22] lists the saved jobs on a phone, counts them in the menu and removes one', async () => {
    const page = await openPage(PHONE);
    await enterAs(page, seeker.email, '/my-jobs/saved');
    await rowOf(page, 'Deck Builder').getByText('Remove from List').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'My Jobs 2 saved' }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Remove from List, Deck Builder' }).click();
    await rowOf(page, 'Deck Builder').waitFor({ state: 'detached' });
    await expect.poll(async () => (await seeker.api.get('/api/jobs/list/saved')).body.total).toBe(1);
    await page.getByRole('link', { name: 'View Job, Trainee' }).click();
    await expect.poll(() => pathOf(page)).toBe(`/jobs/${jobs.Trainee}`);
  });

  it('[SEE-25] [SEE-20] links to the search while the lists are empty', async () => {
    const page = await openPage(PHONE);
    await enterAs(page, (await newSeeker({ zip: '99950', tradeCategories: [] })).email, '/my-jobs/activities');
    await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
    await page.getByRole('link', { name: 'Complete your profile' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).click();
    await expect.poll(() => pathOf(page)).toBe('/jobs/search');
  });
});

describe('each page next to the job search', () => {
  it('[SEE-11] [SEE-21] finds apprenticeships, and shows the saved jobs with training as cards', async () => {
    await searchFinding(seeker, jobs.Trainee!, { zip: place.zip });
    await save(seeker, ['Deck Builder', 'Trainee']);
    const page = await openPage(PHONE);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/job/search')) asked.push(request.postDataJSON());
    });
    await enterAs(page, seeker.email, '/jobs/apprenticeships');
    await page.getByRole('heading', { name: '1 job within 50 miles' }).waitFor();
    expect(asked[0]).toMatchObject({ zip: place.zip, positionTypes: ['Training Apprenticeship'], limit: 100, page: 0 });
    const card = page.getByRole('link', { name: 'View Job' }).first();
    expect(await card.getAttribute('href')).toBe(`/jobs/${jobs.Trainee}`);
    const saved = page.getByRole('region', { name: 'Saved jobs with paid training' });
    await saved.getByRole('link', { name: 'Trainee' }).waitFor();
    expect(await saved.getByRole('link').count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await saved.getByRole('link', { name: 'Trainee' }).click();
    await expect.poll(() => pathOf(page)).toBe(`/jobs/${jobs.Trainee}`);
  });

  it('[SEE-11] searches apprenticeships by ZIP Code, trades and positions', async () => {
    const page = await openPage(DESK);
    await enterAs(page, seeker.email, '/jobs/apprenticeships');
    await page.getByRole('combobox', { name: 'Trade Categories' }).waitFor();
    await page.getByRole('button', { name: 'Remove Training Apprenticeship' }).waitFor();
    await expect.poll(() => page.getByLabel(/ZIP Code/i).inputValue()).toBe(place.zip);
  });

  it('[SEE-02] logs that a job was opened, with both ids', async () => {
    const page = await openPage();
    const logged = page.waitForRequest((request) => request.url().endsWith('/api/activity/logs/insert'));
    await enterAs(page, seeker.email, `/jobs/${jobs.Trainee}`);
    expect((await logged).postDataJSON()).toMatchObject({
      activityType: 'view-job-details',
      jobId: jobs.Trainee,
      jobseekerId: seeker.profileId,
    });
  });

  it('[SEE-19] saves the whole list with the job added or removed, and only logs a failure', async () => {
    const page = await openPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await enterAs(page, seeker.email, `/jobs/${jobs.Framer}`);
    const profile = `**/api/profile/${seeker.profileId}`;
    const isSave = (request: { method: () => string }) => request.method() === 'PATCH';
    const star = page.getByRole('button', { name: 'Save Job' });
    const sent = page.waitForRequest((request) => isSave(request));
    await star.click();
    expect((await sent).postDataJSON()).toEqual({ savedJobs: [jobs.Framer, jobs['Deck Builder'], jobs.Trainee] });
    const starred = page.getByRole('button', { name: 'Saved', exact: true });
    await starred.waitFor();
    await expect.poll(async () => (await seeker.api.get('/api/jobs/list/saved')).body.total).toBe(3);
    await page.route(profile, (route) =>
      isSave(route.request()) ? route.fulfill({ status: 500, json: { code: 'unexpected' } }) : route.continue(),
    );
    await starred.click();
    await expect.poll(() => said.some((text) => text.includes('The job could not be saved'))).toBe(true);
    await starred.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await seeker.api.get('/api/jobs/list/saved')).body.total).toBe(3);
  });

  it.each(['/trainings/search', '/trainings/saved', '/trainings/tr1'])(
    '[SEE-30] %s says that it is coming',
    async (path) => {
      const page = await openPage();
      await enterAs(page, seeker.email, path);
      await page.getByRole('heading', { name: 'Coming soon....' }).waitFor();
    },
  );
});
