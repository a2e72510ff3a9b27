import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from '../../support/browser/pages.ts';
import { openAs } from '../../support/browser/profile-pages.ts';
import { smallTapTargets } from '../../support/browser/tap-targets.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, buy, draftJob, postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

/** Opens a page and waits until its content has replaced the skeletons. */
const settle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
};

/** Content that comes late may still change a page for a moment, so that it is measured until it is right. */
const expectNoSmallTargets = (page: Page, path: string): Promise<void> =>
  expect.poll(() => smallTapTargets(page), { message: path, timeout: 10_000 }).toEqual([]);

describe('the pages of a job seeker on a phone', () => {
  let seeker: Person;
  let company: Person;
  let job: string;
  let briefing: string;

  beforeAll(async () => {
    [seeker, company] = await Promise.all([newSeeker(), newCompany({ name: 'Lakeland Framing' })]);
    job = await postJob(company, { name: 'Finish Carpenter' });
    await apply(seeker, company, job);
    await unlock(company, seeker, job);
    briefing = await draftJob(company, { name: 'Lead Carpenter', briefing: true, recipient: seeker.profileId });
    await buy(company, {
      product_slug: 'candidate_job_briefing',
      job_id: briefing,
      candidate_profile_id: seeker.profileId,
    });
  });

  it('have only buttons, links and fields of at least 44 px, except for links within a sentence', async () => {
    const page = await openAs(openPage, seeker, '/dashboard', PHONE);
    for (const path of [
      '/dashboard',
      '/jobs/search',
      '/jobs/apprenticeships',
      '/jobs/searches',
      '/jobs/briefings',
      `/jobs/${job}`,
      `/jobs/${briefing}/response`,
      '/my-jobs/activities',
      '/my-jobs/saved',
      '/messages',
      '/profile',
      '/profile?edit=true',
      '/profile?edit=true&section=skills',
      '/profile?edit=true&section=documents',
      `/profile/${company.profileId}/provider`,
      '/toolbox/connections',
      '/toolbox/settings',
      '/toolbox/notifications',
      '/toolbox/change-password',
    ]) {
      await settle(page, path);
      await expectNoSmallTargets(page, path);
    }
  });

  it('have only such buttons, links and fields for visitors', async () => {
    const page = await openPage(PHONE);
    for (const path of ['/', '/login', '/signup', '/jobs-in', '/jobs-in/in', '/jobs-in?zip=46590', `/job/${job}`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoSmallTargets(page, path);
    }
  });
});
