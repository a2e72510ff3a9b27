import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { pathOf, useBrowser } from '../../support/browser/pages.ts';
import { settled } from '../../support/cloud/stream.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { apply, buy, draftJob, postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

const JOB = 'Lead Framing Carpenter';

/** An address, the heading of its page, and its target when it redirects. */
type Route = [path: string, title: string, to?: string];

const expectToResolve = async (page: Page, routes: Route[]): Promise<void> => {
  for (const [path, title, to = path] of routes) {
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1, exact: true }).filter({ visible: true }).waitFor();
    await expect.poll(() => pathOf(page)).toBe(to);
  }
};

describe('the routes', () => {
  let company: Person;
  let beginner: Person;
  let skilled: Person;
  let stranger: Person;
  let job: string;
  let briefing: string;
  const shown = ({ profileId }: Person) => `Jobseeker${profileId.slice(0, 4)}`;

  beforeAll(async () => {
    [company, beginner, skilled, stranger] = await Promise.all([newCompany(), newSeeker(), newSeeker(), newSeeker()]);
    await saveProfile(skilled, {
      jobSeeker: {
        hasHandsOnExperience: true,
        handsOnExperiences: [{ category: 'Carpentry', rating: 2, amount: '5-10YR' }],
      },
    });
    job = await postJob(company, { name: JOB });
    briefing = await draftJob(company, { name: JOB, briefing: true, recipient: skilled.profileId });
    await buy(company, {
      product_slug: 'candidate_job_briefing',
      job_id: briefing,
      candidate_profile_id: skilled.profileId,
    });
    await Promise.all([beginner, skilled].map((seeker) => apply(seeker, company, job)));
    await settled();
  });

  it('[EMP-02] under /employees open a separate page each for companies', async () => {
    const page = await openPage();
    await enterAs(page, company.email, '/employees/jobs');
    const search = `/employees/search/profile/${beginner.profileId}`;
    const skill = `/employees/skilled-workers/profile/${skilled.profileId}`;
    const sendTo = (person: Person) => `You are sending a Job Briefing to ${shown(person)} for consideration`;
    await expectToResolve(page, [
      ['/employees', 'Find Employees', '/employees/jobs'],
      ['/employees/briefings', 'Job Briefings'],
      ['/employees/jobs/new', 'Post a job'],
      ['/employees/jobs/copy', 'Copy Post'],
      [`/employees/jobs/${job}`, JOB],
      [`/employees/jobs/${job}/checkout-complete`, JOB, `/employees/jobs/${job}`],
      [`/employees/jobs/${job}/edit`, 'Edit Job'],
      ['/employees/search', 'Search workers'],
      [search, shown(beginner)],
      [`${search}/job`, sendTo(beginner)],
      [`${search}/job-application/${job}`, shown(beginner)],
      ['/employees/skilled-workers', 'Skilled workers'],
      [skill, shown(skilled)],
      [`${skill}/access`, 'Congratulations, priority access is still available'],
      [`${skill}/access/checkout-complete`, 'Your priority access is not there yet.'],
      [`${skill}/job`, sendTo(skilled)],
      [`${skill}/job/${briefing}/response`, `${shown(skilled)} has not answered yet`],
      ['/employees/skills-needed', 'Skills needed'],
      ['/employees/job-postings', 'Find Employees'],
      ['/employees/company-matches', 'Company Matches'],
      [`/employees/jobs-view/${job}`, JOB],
    ]);
  });

  it('[SEE-01] under /jobs open a separate page each for job seekers, and for companies the pages of their jobs', async () => {
    const page = await openPage();
    await enterAs(page, skilled.email, '/jobs/search');
    await expectToResolve(page, [
      // A search starts with the worker's trades, in its address.
      ['/jobs', 'Find Jobs', `/jobs/search?zip=${homeTown().zip}&trade=Carpentry`],
      ['/jobs/briefings', 'Job Briefings'],
      [`/jobs/${job}`, JOB],
      [`/jobs/${job}/success`, `Congratulations! You have successfully applied to ${JOB}`],
      [`/jobs/${briefing}/response`, JOB],
    ]);
    // Visitors who have not applied are redirected to the job instead.
    const other = await openPage();
    await enterAs(other, stranger.email, '/jobs/search');
    await expectToResolve(other, [[`/jobs/${job}/success`, JOB, `/jobs/${job}`]]);
    const owner = await openPage();
    await enterAs(owner, company.email, '/employees/jobs');
    await expectToResolve(owner, [
      [`/jobs/${job}/matches`, `You are viewing matches for ${JOB}`],
      [`/jobs/${job}/applicants`, `You are viewing applicants for ${JOB}`],
      [`/jobs/${job}/matches/${beginner.profileId}`, shown(beginner)],
    ]);
  });
});
