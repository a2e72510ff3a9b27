import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { api } from '../../support/contract/api.ts';
import { newSeeker, PASSWORD, signIn } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { demoJobWithApplicants } from '../../support/posts/demo-job.ts';

const { openPage } = useBrowser();

/** The width that a window of 1280 px has at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

/** The pages of a role that need no id; an id in the address is found in the demo data. */
const pagesOf = {
  nobody: ['/', '/login', '/signup', '/reset-password', '/terms', '/jobs-in'],
  worker: [
    '/dashboard',
    '/profile',
    '/profile?edit=true',
    '/messages',
    '/jobs/search',
    '/jobs/apprenticeships',
    '/jobs/briefings',
    '/jobs/searches',
    '/my-jobs/activities',
    '/my-jobs/saved',
    '/trainings/search',
    '/toolbox/connections',
    '/toolbox/settings',
    '/toolbox/notifications',
    '/toolbox/change-password',
  ],
  school: ['/dashboard', '/profile', '/trainings/search', '/toolbox/settings'],
  company: [
    '/dashboard',
    '/profile',
    '/messages',
    '/employees/jobs',
    '/employees/jobs/new',
    '/employees/briefings',
    '/employees/search',
    '/employees/skilled-workers',
    '/employees/skills-needed',
    '/employees/job-postings',
    '/employees/company-matches',
    '/toolbox/billing',
    '/toolbox/users-management',
    '/trade-partners/projects',
    '/trade-partners/projects/new',
    '/trade-partners/invitations',
    '/trade-partners/connections',
    '/trade-partners/search',
    '/trade-partners/search-projects',
    '/vendors/search',
  ],
  staff: [
    '/admin/dashboard',
    '/admin/companies',
    '/admin/jobseekers',
    '/admin/requests',
    '/admin/reports',
    '/admin/history',
    '/admin/settings',
  ],
};

/** The pages of a company about one job, one person and one payment of the demo data. */
const companyPagesById = async () => {
  const { token } = await signIn(demo.company, PASSWORD);
  const ask = async (path: string) => (await api(token).get(path)).body.results;
  const job = await demoJobWithApplicants(token);
  const [person] = await ask(`/api/jobs/${job.id}/applicants`);
  const [payment] = await ask('/api/payment/payment-history');
  return [
    `/employees/jobs/${job.id}`,
    `/employees/jobs/${job.id}?tab=matches`,
    `/employees/jobs/${job.id}/edit`,
    `/employees/search/profile/${person.id}/job-application/${job.id}`,
    `/profile/${person.id}/jobSeeker`,
    `/toolbox/billing/receipts/${payment.id}`,
  ];
};

const enterAsStaff = async (page: Page) => {
  await signInOn(page, (await newStaff()).email);
  await page.waitForURL('**/admin/dashboard');
};

describe('a window of 320 px', () => {
  it.each([
    ['nobody', undefined, pagesOf.nobody],
    ['a worker', demo.seeker, pagesOf.worker],
    ['a school', demo.school, pagesOf.school],
    ['a company', demo.company, [...pagesOf.company, companyPagesById]],
    ['a vendor', demo.vendor, pagesOf.company],
    ['staff', enterAsStaff, pagesOf.staff],
  ] as const)('shows %s every page without scrolling sideways, and the menu inside', async (_, entry, listed) => {
    const page = await openPage(NARROW);
    if (typeof entry === 'function') await entry(page);
    else if (entry) await enterAs(page, entry, '/toolbox/change-password');
    const addresses = (await Promise.all(listed.map((each) => (typeof each === 'function' ? each() : [each])))).flat();
    const tooWide: Record<string, number> = {};
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: address }).toBe(0);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (width > NARROW.width) tooWide[address] = width;
    }
    expect(tooWide).toEqual({});
    if (!entry) return;
    const { x = 0, width = 0 } = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(NARROW.width);
  });
});

describe('forced colors', () => {
  const background = (selector: string, pseudo = '') =>
    `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(pseudo)}).background`;

  it('show which switch is on, and which page of the sidebar and tab is open', async () => {
    const page = await openPage(DESK);
    await page.emulateMedia({ forcedColors: 'active' });
    await enterAs(page, demo.seeker, '/toolbox/settings');
    const first = page.getByRole('switch').first();
    await first.waitFor();
    await first.click();
    await page.locator('[role=switch][aria-checked=false]').first().waitFor();
    await page.locator('[role=switch][aria-checked=true]').first().waitFor();
    const states = ['true', 'false'].map((on) => background(`[role=switch][aria-checked=${on}]`, '::before'));
    const [on, off] = [await page.evaluate(states[0]!), await page.evaluate(states[1]!)];
    expect(on).not.toBe(off);
    await first.click();
    const current = await page.evaluate(background('nav a[aria-current=page]'));
    const other = await page.evaluate(background('nav a:not([aria-current])'));
    expect(current).not.toBe(other);
  });

  it('show which part of a segmented control is chosen', async () => {
    const page = await openPage(DESK);
    await page.emulateMedia({ forcedColors: 'active' });
    await enterAs(page, demo.company, '/employees/job-postings');
    await page.locator('fieldset button[aria-pressed=true]').first().waitFor();
    const chosen = await page.evaluate(background('fieldset button[aria-pressed=true]'));
    expect(chosen).not.toBe(await page.evaluate(background('fieldset button[aria-pressed=false]')));
  });

  it('keep drawings visible: the line of distances with its markers, and the progress of the set-up', async () => {
    const page = await openPage(DESK);
    await page.emulateMedia({ forcedColors: 'active' });
    await enterAs(page, demo.seeker, '/jobs/search');
    await page.getByRole('img', { name: /by distance/ }).waitFor();
    const canvas = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.bob')).backgroundColor`)).not.toBe(canvas);
    expect(await page.evaluate(background('[role=img]:has(> .bob)', '::before'))).toContain('gradient');
    const ofNewcomer = await openPage(DESK);
    await ofNewcomer.emulateMedia({ forcedColors: 'active' });
    await enterAs(ofNewcomer, (await newSeeker()).email, '/dashboard');
    await ofNewcomer.getByRole('progressbar').first().waitFor();
    expect(await ofNewcomer.evaluate(background('[role=progressbar]'))).toContain('gradient');
  });
});
