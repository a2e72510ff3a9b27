import type { InterviewPage } from '@plumbline/shared/contracts/interviews/interviews';
import { paths } from '@plumbline/shared/options/paths';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { demo, PHONE, useBrowser } from '../../support/browser/pages.ts';

const { openPage } = useBrowser();

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { top: box.y, bottom: box.y + box.height, width: box.width };
};

describe('on a phone', () => {
  const job = 'c'.repeat(24);
  const interviewOf = (worker: string): InterviewPage => ({
    job: { id: job, name: 'Roof Framer' },
    company: { id: 'd'.repeat(24), name: 'Lakeland Framing' },
    worker: { id: worker, name: 'Marcus Delgado' },
    timeZone: 'America/Indiana/Indianapolis',
    site: 'Warsaw, IN 46580',
    interview: {
      ...{ state: 'proposed', proposedBy: 'company', times: ['2099-11-23T12:00:00.000Z', '2099-11-24T20:30:00.000Z'] },
      ...{ minutes: 30, way: 'on-site', place: 'North gate', note: 'Bring your OSHA card. '.repeat(20) },
      updatedAt: '2026-11-20T15:00:00.000Z',
    },
  });

  it.each([0, 60])('a toast leaves the Back link free on a page that is scrolled by %d px', async (scrolled) => {
    const page = await openPage(PHONE);
    const failure = { status: 500, json: { code: 'unexpected', message: 'Something went wrong.' } };
    await enterAs(page, demo.seeker, '/dashboard');
    const worker = await page.evaluate<string>("JSON.parse(localStorage.getItem('plumbline.session')).profile.id");
    await page.route('**/api/interviews/**', (route) =>
      route.fulfill(route.request().method() === 'GET' ? { json: interviewOf(worker) } : failure),
    );
    await page.goto(paths.interview.path(job, worker));
    await page.getByRole('radio').first().check();
    await page.evaluate(`scrollTo(0, ${scrolled})`);
    expect(await page.evaluate('scrollY')).toBe(scrolled);
    const back = page.getByRole('link', { name: 'My Jobs' }).first();
    const { top } = await boxOf(back);
    // Pressed by the page itself, because a click by the mouse would scroll to it.
    await page.getByRole('button', { name: /^Confirm / }).evaluate((button) => (button as HTMLElement).click());
    const toast = page.locator('[data-scope=toast][data-part=root]');
    await toast.waitFor();
    await expect.poll(async () => (await boxOf(back)).top).toBeGreaterThan(top);
    await expect.poll(async () => (await boxOf(back)).top - (await boxOf(toast)).bottom).toBeGreaterThanOrEqual(0);
  });

  it.each(['en-US', 'es-US'])('the header of the landing page has one row in %s', async (locale) => {
    const page = await openPage(PHONE, { locale });
    await page.goto(paths.landing.path());
    const [first, ...others] = await page.getByRole('banner').getByRole('link').all();
    const { top, bottom } = await boxOf(first!);
    for (const link of others.slice(-2)) {
      const box = await boxOf(link);
      expect(box.top).toBeLessThan(bottom);
      expect(box.bottom).toBeGreaterThan(top);
    }
  });

  it("a job's title has the width of the page, above the job's buttons", async () => {
    const page = await openPage(PHONE);
    await enterAs(page, demo.seeker, paths.jobs.search.path());
    const link = page.getByRole('main').locator('a[href^="/jobs/"]').first();
    await page.goto((await link.getAttribute('href')) ?? '');
    const share = page.locator('main header button').filter({ hasText: 'Share' });
    await share.waitFor();
    const title = await boxOf(page.getByRole('heading', { level: 1 }).locator('..'));
    expect(title.width).toBe(PHONE.width - 32);
    expect((await boxOf(share)).top).toBeGreaterThanOrEqual(title.bottom);
  });
});
