import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type { BrowserContext } from 'playwright-core';
import { type LocalCloud, startLocalCloud } from '../../infra/local/cloud.ts';
import { findFreePort } from '../../infra/local/ports.ts';
import { printTable } from '../bench/print-table.ts';
import { type MeasuredPage, measuredPages, signInOn } from '../bench/web/measured-pages.ts';
import { launchProfile } from '../support/browser/browser.ts';

const PAGES = ['landing', 'public job', 'login', 'job search', 'worker dashboard', 'company dashboard'];

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
const categories = Object.keys(TARGETS) as Category[];
const TARGET_SHIFT = 0.05;

/** Keeps the session and none of the files, as in a browser that was closed for a month. */
const forgetFiles = async (context: BrowserContext, origin: string): Promise<void> => {
  const session = await context.newCDPSession(context.pages()[0]!);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
};

type Audits = Record<string, { score: number | null; numericValue?: number; title: string }>;

const shown = ({ numericValue = 0 }: Audits[string], digits: number): number =>
  Math.round(numericValue * 10 ** digits) / 10 ** digits;

const rate = async ({ name, path, as }: MeasuredPage, cloud: LocalCloud) => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-lighthouse-'));
  const port = await findFreePort();
  const context = await launchProfile(folder, port);
  try {
    if (as) {
      await signInOn(context.pages()[0]!, cloud, as);
      await context.pages()[0]!.goto('about:blank');
      await forgetFiles(context, cloud.origin);
    }
    const run = await lighthouse(cloud.origin + path, { port, logLevel: 'error', disableStorageReset: Boolean(as) });
    if (!run || run.lhr.runtimeError) throw new Error(`${name}: ${run?.lhr.runtimeError?.message}`);
    const audits = run.lhr.audits as Audits;
    const scores = Object.fromEntries(
      categories.map((it) => [it, Math.round((run.lhr.categories[it]?.score ?? 0) * 100)]),
    ) as Record<Category, number>;
    const shift = shown(audits['cumulative-layout-shift']!, 3);
    const missed = [...categories.filter((it) => scores[it] < TARGETS[it]), ...(shift > TARGET_SHIFT ? ['shift'] : [])];
    const row = {
      page: name,
      ...scores,
      'FCP ms': shown(audits['first-contentful-paint']!, 0),
      'LCP ms': shown(audits['largest-contentful-paint']!, 0),
      'blocked ms': shown(audits['total-blocking-time']!, 0),
      shift,
      missed: missed.join(', ') || '-',
    };
    const reasons = categories
      .slice(1)
      .flatMap((it) =>
        (run.lhr.categories[it]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}, ${it}: ${audits[id]!.title}`),
      );
    return { row, reasons };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const localDir = mkdtempSync(join(tmpdir(), 'plumbline-lighthouse-'));
const cloud = await startLocalCloud({ port: 0, localDir, seed: true, web: 'built', quiet: true });
try {
  await cloud.settle(180_000);
  const pages = (await measuredPages(cloud.origin)).filter(({ name }) => PAGES.includes(name));
  const rated: Awaited<ReturnType<typeof rate>>[] = [];
  // The pages are measured one by one, because two at a time would slow each other down.
  for (const page of pages) rated.push(await rate(page, cloud));
  const target = { page: 'target', ...TARGETS, 'FCP ms': '', 'LCP ms': '', 'blocked ms': '', shift: TARGET_SHIFT };
  printTable('Lighthouse, mobile', [...rated.map(({ row }) => row), { ...target, missed: '' }]);
  for (const reason of rated.flatMap(({ reasons }) => reasons)) console.log(`  ${reason}`);
  mkdirSync('.local', { recursive: true });
  writeFileSync(
    '.local/lighthouse.json',
    JSON.stringify(
      rated.map(({ row }) => row),
      null,
      2,
    ),
  );
} finally {
  await cloud.stop();
  rmSync(localDir, { recursive: true, force: true });
}
process.exit();
