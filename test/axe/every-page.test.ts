import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { crawl, roles, waitUntilLoaded } from '../support/browser/crawl.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';

const { openPage } = useBrowser();

/** More requests than a page sends when each fails and is tried again; a page that never stops sends more. */
const MOST_REQUESTS = 80;

const appearances = {
  'in English, light, on desktop': [DESK, { locale: 'en-US', colorScheme: 'light' }],
  'in Spanish, dark, on a phone': [PHONE, { locale: 'es-US', colorScheme: 'dark', hasTouch: true }],
} as const;

let runs = 0;
afterAll(() => console.log(`${runs} runs of axe`));

/** Fails every request for data of a page while it is on, and counts them; the session stays. */
const failRequests = async (page: Awaited<ReturnType<typeof openPage>>) => {
  const state = { on: false, requests: 0 };
  await page.route(/\/api\/(?!auth)/, (route) => {
    if (!state.on) return route.fallback();
    state.requests += 1;
    return route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Something went wrong.' } });
  });
  return state;
};

describe.each(Object.entries(appearances))('every page %s', (_, [viewport, options]) => {
  it.each(roles)('has no problem for the role %s', async (role) => {
    const page = await openPage(viewport, options);
    const failing = await failRequests(page);
    const problems: Record<string, unknown> = {};
    const note = async (name: string) => {
      runs += 1;
      const found = await accessibilityProblems(page);
      const headings = await page.locator('h1').filter({ visible: true }).count();
      if (found.length > 0 || headings !== 1) problems[name] = { found, headings };
    };
    await crawl(page, role, async (address) => {
      await note(address);
      Object.assign(failing, { on: true, requests: 0 });
      await page.goto(address, { waitUntil: 'networkidle' });
      await waitUntilLoaded(page, address);
      await note(`${address}, whose requests fail`);
      if (failing.requests > MOST_REQUESTS) problems[`${address} asks`] = failing.requests;
      failing.on = false;
    });
    expect(problems).toEqual({});
  });
});
