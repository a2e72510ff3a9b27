import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { clippedTexts, overflowPx, overlappedTexts, setTextSize } from '../support/browser/legible.ts';
import { DESK, PHONE, useBrowser } from '../support/browser/pages.ts';

const GALLERY = '/__local/gallery/';
const NARROW = { width: 320, height: 640 };
const HALF_DESK = { width: 640, height: 800 };

const { openPage } = useBrowser();

const appearances = {
  'in English, light, on desktop': [DESK, { locale: 'en-US', colorScheme: 'light' }, 'scheme=light&lang=en'],
  'in Spanish, dark, on a phone': [PHONE, { locale: 'es-US', colorScheme: 'dark' }, 'scheme=dark&lang=es'],
} as const;

let runs = 0;
afterAll(() => console.log(`${runs} runs of axe in the gallery`));

/** Returns the ids of all examples, which the gallery lists. */
const listExamples = async (page: Page): Promise<string[]> => {
  await page.goto(GALLERY);
  await page.getByRole('link', { name: 'ui/controls' }).waitFor();
  return page.evaluate(
    "[...document.querySelectorAll('main a')].map(({ search }) => new URLSearchParams(search).get('example')).filter(Boolean)",
  );
};

const openExample = async (page: Page, id: string, query: string) => {
  await page.goto(`${GALLERY}?example=${id}&${query}`);
  await page.locator('html[data-shown]').waitFor();
};

/** Returns what is wrong with the layout of the open example, at 320 px and with text of twice the size. */
const layoutProblems = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(NARROW);
  const overflow = await overflowPx(page);
  const overlapped = await overlappedTexts(page);
  await page.setViewportSize(HALF_DESK);
  await setTextSize(page, 200);
  const wider = await overflowPx(page);
  const clipped = await clippedTexts(page);
  await setTextSize(page, 100);
  return [
    ...(overflow > 0 ? [`${overflow} px too wide at 320 px`] : []),
    ...(wider > 0 ? [`${wider} px too wide at 640 px with text of 200 %`] : []),
    ...overlapped.map((text) => `under a control at 320 px: ${text}`),
    ...clipped.map((text) => `clipped with text of 200 %: ${text}`),
  ];
};

describe.each(Object.entries(appearances))('every example of the gallery %s', (_, [viewport, options, query]) => {
  it('has no accessibility problem, fits 320 px without a text under a control, and shows all of its text at 200 %', async () => {
    const page = await openPage(viewport, options);
    const examples = await listExamples(page);
    expect(examples.length).toBeGreaterThan(100);
    const problems: Record<string, string[]> = {};
    for (const id of examples) {
      await page.setViewportSize(viewport);
      await openExample(page, id, query);
      const found = [...(await accessibilityProblems(page)), ...(await layoutProblems(page))];
      if (found.length > 0) problems[id] = found;
      runs += 1;
    }
    expect(problems).toEqual({});
  });
});
