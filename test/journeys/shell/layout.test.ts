import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { api } from '../../support/contract/api.ts';
import { PASSWORD, signIn } from '../../support/people/people.ts';
import { demoJobWithApplicants } from '../../support/posts/demo-job.ts';

const { openPage } = useBrowser();

const MOST = 0.05;
const sizes = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;

type Watched = Window & { moved: { sum: number; what: string[] }; refused: string[] };

/**
 * Runs in the page before the app: adds up how far things move, notes what the page's policy rejects, and clears the
 * caches of earlier visits.
 */
const WATCH = () => {
  localStorage.removeItem('plumbline.answers');
  const moved = { sum: 0, what: [] as string[] };
  const refused: string[] = [];
  Object.assign(window, { moved, refused });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      };
      if (hadRecentInput) continue;
      moved.sum += value;
      const names = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML);
      moved.what.push(`${value.toFixed(3)} ${names.map((name) => name?.slice(0, 110)).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Responses come one at a time, as over a weak signal. */
const holdAnswers = async (context: BrowserContext) => {
  let count = 0;
  await context.route('**/api/**', async (route: Route) => {
    count += 1;
    await setTimeout(250 + (count % 5) * 150);
    await route.fallback().catch(() => {});
  });
};

const settle = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: path }).toBe(0);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: path }).toBeGreaterThan(0);
};

let visitor: string[];
let worker: string[];
let company: string[];

beforeAll(async () => {
  const seeker = await signIn(demo.seeker, PASSWORD);
  const found = await api(seeker.token).post('/api/job/search', { zip: '46982', page: 0, limit: 1 });
  const job = found.body.result[0];
  visitor = ['/', '/login', '/signup', '/terms', `/job/${job.id}`];
  worker = [
    '/dashboard',
    '/profile',
    '/profile?edit=true',
    '/jobs/search',
    '/jobs/apprenticeships',
    `/jobs/${job.id}`,
    `/profile/${job.company.id}/provider`,
    '/toolbox/settings',
    '/toolbox/notifications',
    '/toolbox/connections',
    '/toolbox/change-password',
  ];
  const boss = await signIn(demo.company, PASSWORD);
  const own = await demoJobWithApplicants(boss.token);
  const people = (await api(boss.token).get(`/api/jobs/${own.id}/applicants`)).body.results;
  const seen = people.find((each: { hasProfileViewAccess: boolean }) => !each.hasProfileViewAccess) ?? people[0];
  company = [
    '/dashboard',
    '/profile',
    '/employees/jobs',
    `/employees/jobs/${own.id}`,
    `/employees/jobs/${own.id}?tab=matches`,
    `/employees/jobs-view/${own.id}`,
    `/employees/jobs/${own.id}/edit`,
    '/employees/jobs/new',
    `/jobs/${own.id}/applicants`,
    `/employees/search/profile/${seen.id}/job-application/${own.id}`,
    `/profile/${seen.id}/jobSeeker`,
    '/toolbox/settings',
    '/toolbox/billing',
    '/toolbox/users-management',
    '/toolbox/notifications',
    '/toolbox/connections',
  ];
});

const visitors = [
  ['nobody', undefined, () => visitor],
  ['a job seeker', demo.seeker, () => worker],
  ['a company', demo.company, () => company],
] as const;

describe.each(visitors)('the page that %s sees', (_name, email, pathsOf) => {
  it.each(sizes)(
    "doesn't move while responses come late, and follows the content policy, on %s",
    async (_size, viewport) => {
      const page = await openPage(viewport);
      await page.addInitScript(WATCH);
      await holdAnswers(page.context());
      if (email) await enterAs(page, email, '/toolbox/change-password');
      const tooMuch: Record<string, unknown> = {};
      const against: Record<string, string[]> = {};
      for (const path of pathsOf()) {
        await settle(page, path);
        const [moved, refused] = await page.evaluate(() => {
          const watched = window as unknown as Watched;
          return [watched.moved, watched.refused] as const;
        });
        if (moved.sum > MOST) tooMuch[path] = moved;
        if (refused.length > 0) against[path] = refused;
      }
      expect(tooMuch).toEqual({});
      expect(against, "what the page's policy refuses").toEqual({});
    },
  );
});
