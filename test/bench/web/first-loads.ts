import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import type { LocalCloud } from '../../../infra/local/cloud.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { type MeasuredPage, measuredPages, TARGET_FILES, type Visit, visits } from './measured-pages.ts';

export type FirstLoadRow = {
  page: string;
  'JS KB': number;
  target: number;
  'JS files': number;
  'files before paint': number;
  'API calls': number;
  'KB when idle': number;
  shift: number;
  missed: string;
};

/** Runs in the page: what it has painted and moved; see `isOurs`. */
const PAINTED = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const before = performance.getEntriesByType('resource').filter(({ name, startTime }) =>
    name.startsWith(location.origin) && !name.includes('/api/') && !name.includes('/__local/') && startTime < (paint?.startTime ?? Infinity));
  return { files: before.length + 1, shift: window.shifted ?? 0 };
})()`;

const NOTE_SHIFTS = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
}).observe({ type: 'layout-shift', buffered: true })`;

const isScript = (response: Response): boolean => /javascript/.test(response.headers()['content-type'] ?? '');

/** The scripts of the local emulators aren't part of the product. */
const isOurs = (response: Response): boolean => !new URL(response.url()).pathname.startsWith('/__local/');

const kilobytes = async (scripts: readonly Response[]): Promise<number> => {
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 102.4) / 10;
};

/** Waits until there was no request for a second, idle work included. */
const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
};

const measure = async ({ name, path, as, content, targetKb }: MeasuredPage, visit: Visit): Promise<FirstLoadRow> => {
  const context = await visit(as);
  const page = await context.newPage();
  await page.addInitScript(NOTE_SHIFTS);
  const scripts: Response[] = [];
  const calls: string[] = [];
  page.on('response', (response) => void (isScript(response) && isOurs(response) && scripts.push(response)));
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())));
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  const first = [...scripts];
  const firstCalls = calls.length;
  await untilQuiet(page);
  const { files, shift } = (await page.evaluate(PAINTED)) as { files: number; shift: number };
  const [inAll, kb] = [await kilobytes(scripts), await kilobytes(first)];
  await context.close();
  const misses = [kb > targetKb && 'JS', files > TARGET_FILES && 'files', shift > 0.05 && 'shift'].filter(Boolean);
  return {
    page: name,
    'JS KB': kb,
    target: targetKb,
    'JS files': first.length,
    'files before paint': files,
    'API calls': firstCalls,
    'KB when idle': Math.round((inAll - kb) * 10) / 10,
    shift: Math.round(shift * 1000) / 1000,
    missed: misses.join(', ') || '-',
  };
};

/**
 * JavaScript of a first visit (KB gzip) until the page shows its main content, as a browser loads it, and what loads
 * later.
 */
export const measureFirstLoads = async (cloud: LocalCloud): Promise<FirstLoadRow[]> => {
  const browser = await launchBrowser();
  try {
    const visit = visits(browser, cloud);
    const rows: FirstLoadRow[] = [];
    for (const page of await measuredPages(cloud.origin)) rows.push(await measure(page, visit));
    return rows;
  } finally {
    await browser.close();
  }
};
