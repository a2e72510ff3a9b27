import { paths } from '@plumbline/shared/options/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crawl, isOpenTo, type Role, roles, waitUntilLoaded } from '../../support/browser/crawl.ts';
import { englishTexts, rememberContent } from '../../support/browser/english-texts.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { brokenWords, clippedTexts, movingParts, overlappedTexts, setTextSize } from '../../support/browser/legible.ts';
import { DESK, demo, useBrowser } from '../../support/browser/pages.ts';
import { newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

/** The width that a window of 1280 px has at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

/** The most calls of the API that opening a page makes, those of the shell included. */
const MOST_CALLS = 5;
const MOST_CALLS_OF_DASHBOARD = 6;

const ceilingOf = (path: string): number => (path === paths.dashboard.pattern ? MOST_CALLS_OF_DASHBOARD : MOST_CALLS);

/**
 * Records the different calls of the API since the last load of a document. Preflight requests don't count, nor does a
 * call that is repeated because the first one failed or some time passed.
 */
const recordCalls = (page: Page): (() => readonly string[]) => {
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'OPTIONS') return;
    calls.add(`${request.method()} ${pathname}${search}`);
  });
  return () => [...calls];
};

/** The beginnings of the innermost elements that end outside the window. */
const TOO_WIDE = `[...document.querySelectorAll('body *')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth && !each.firstElementChild)
  .slice(0, 5)
  .map((each) => each.outerHTML.slice(0, 200))`;

/**
 * Routes that lead on to another page, a public page of the server, and pages that need an id or a state that the demo
 * user of a role does not have.
 */
const withoutPage: string[] = [
  ...[paths.toolbox.root, paths.toolbox.updateProfile, paths.toolbox.notification, paths.employees.root],
  ...[paths.employees.jobCheckoutComplete, paths.jobs.root, paths.myJobs.root, paths.trainings.root],
  ...[paths.vendors.root, paths.tradePartners.root, paths.admin.root, paths.admin.requests, paths.admin.reports],
  ...[paths.admin.documents.root, paths.secondFactor.code, paths.secondFactor.setUp],
  ...[paths.employees.searchProfileAccess, paths.employees.searchProfileAccessCheckoutComplete],
  ...[paths.employees.searchProfileJobCheckoutComplete, paths.employees.skilledWorkerJobCheckoutComplete],
  ...[paths.jobs.success, paths.trainings.training, paths.tradePartners.viewProject],
  ...[paths.messages.conversation, paths.profile.view],
].map(({ pattern }) => pattern);

/** Pages that a vendor has in common with a company are checked as that company's. */
const isChecked = (role: Role, pattern: string): boolean =>
  role !== 'vendor' || pattern === paths.dashboard.pattern || !isOpenTo('provider', pattern);

/** Each page is opened on a desktop, where its calls are counted, and then made narrow. */
describe('every page in Spanish', () => {
  it.each(roles)(
    'needs few calls, is whole at 320 px and in text of double size, breaks lines only between words, and is still for a reader who wants less motion (%s)',
    async (role) => {
      const page = await openPage(DESK, { locale: 'es-US', reducedMotion: 'reduce' });
      const content = rememberContent(page);
      const calls = recordCalls(page);
      const problems: Record<string, unknown> = {};
      let total = 0;
      const check = async (address: string) => {
        const made = calls();
        total += made.length;
        const tooMany = made.length > ceilingOf(new URL(page.url()).pathname) ? made : [];
        const clippedOnDesk = await clippedTexts(page);
        const brokenOnDesk = await brokenWords(page);
        await setTextSize(page, 200);
        const large = await page.evaluate<number>('document.documentElement.scrollWidth');
        const tooLarge = large > DESK.width ? await page.evaluate(TOO_WIDE) : [];
        const clippedWhenLarge = await clippedTexts(page);
        await setTextSize(page, 100);
        await page.setViewportSize(NARROW);
        await waitUntilLoaded(page, address);
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        const tooWide = width > NARROW.width ? await page.evaluate(TOO_WIDE) : [];
        const english = await englishTexts(page, await content());
        const moving = await movingParts(page);
        const overlapped = await overlappedTexts(page);
        const clipped = [...clippedOnDesk, ...clippedWhenLarge, ...(await clippedTexts(page))];
        const broken = [...brokenOnDesk, ...(await brokenWords(page))];
        await page.setViewportSize(DESK);
        const lists = { tooMany, english, moving, overlapped, clipped, broken };
        const isWrong =
          width > NARROW.width || large > DESK.width || Object.values(lists).some((list) => list.length > 0);
        if (isWrong) problems[address] = { ...lists, width, tooWide, large, tooLarge };
      };
      const { unreached, visited } = await crawl(page, role, check, (pattern) => isChecked(role, pattern));
      expect(problems).toEqual({});
      expect(unreached.filter((pattern) => !withoutPage.includes(pattern))).toEqual([]);
      // What a visitor sees needs no calls.
      expect(role === 'visitor' || total > visited).toBe(true);
    },
  );

  it.each([demo.seeker, demo.company, demo.vendor, demo.school])(
    'has the menu of %s inside a window of 320 px',
    async (email) => {
      const page = await openPage(NARROW);
      await enterAs(page, email, paths.dashboard.path());
      const { x = 0, width = 0 } = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox()) ?? {};
      expect(width).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(NARROW.width);
    },
  );
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
