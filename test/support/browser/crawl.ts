import { appRoutes, paths } from '@plumbline/shared/options/paths';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessTo } from '../../../web/src/app/route-access.ts';
import { codeOf } from '../people/authenticator.ts';
import { PASSWORD, signIn } from '../people/people.ts';
import { newStaff } from '../people/staff.ts';
import { unseenDemoJob } from '../posts/demo-job.ts';
import { enterAs } from './enter-as.ts';
import { demo } from './pages.ts';

export const roles = ['visitor', 'candidate', 'educational', 'provider', 'vendor', 'staff'] as const;
export type Role = (typeof roles)[number];

const emails = { candidate: demo.seeker, educational: demo.school, provider: demo.company, vendor: demo.vendor };

const ENTRY = '/toolbox/change-password';

/** Signs in the demo user of a role. The role of a visitor needs no sign-in. */
export const enterRole = async (page: Page, role: Role): Promise<void> => {
  if (role === 'visitor') return;
  if (role !== 'staff') {
    await enterAs(page, emails[role], ENTRY);
    return page.waitForLoadState('networkidle');
  }
  const { email } = await newStaff();
  // By the kinds of the fields, because the page may be in any language.
  const submit = page.locator('form button[type=submit]');
  await page.goto(paths.login.path());
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await submit.click();
  await page.waitForURL(`**${paths.secondFactor.code.pattern}`);
  // The address changes before the page does.
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
  await page
    .locator('form input')
    .first()
    .fill(await codeOf(email));
  await submit.click();
  await page.waitForURL(`**${paths.admin.dashboard.pattern}`);
  await page.waitForLoadState('networkidle');
};

export const isOpenTo = (role: Role, pattern: string): boolean => {
  const access = accessTo(pattern) ?? 'everyone';
  if (access === 'everyone') return true;
  if (access === 'visitors') return role === 'visitor';
  if (access === 'newcomers') return false;
  if (typeof access === 'string') return role === 'staff';
  return access.some((kind) => kind === role);
};

/** The routes, those with fewer ids first, as the router ranks them. */
const routes = appRoutes
  .map((pattern) => ({ pattern, parts: new URLPattern({ pathname: pattern }) }))
  .sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length);

const routeOf = (pathname: string) => routes.find(({ parts }) => parts.test({ pathname }));

/** The pattern of an address, and its tab, which shows other content. */
const keyOf = (address: string): string | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const pattern = routeOf(pathname)?.pattern;
  return pattern && [pattern, searchParams.get('tab')].filter(Boolean).join('?tab=');
};

const isWithoutIds = (pattern: string): boolean => !pattern.replace(/\/:\w+\?/g, '').includes(':');

/** Waits until nothing of a page loads any more, also the sections that load once they are in sight. */
export const waitUntilLoaded = async (page: Page, address: string): Promise<void> => {
  const busy = page.locator('[aria-busy=true]');
  const showNext = async (): Promise<number> => {
    const left = await busy.count();
    if (left > 0) await busy.last().scrollIntoViewIfNeeded({ timeout: 1000 });
    return left;
  };
  await expect.poll(showNext, { message: address, timeout: 20_000 }).toBe(0);
};

/** Goes to an address and waits until its page is complete. */
export const openCompletePage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page, address);
};

/** Returns an address of a route with ids that other pages have, for a page that no link leads to. */
const fillFrom = (pattern: string, visited: Iterable<string>): string | undefined => {
  const ids: Record<string, string> = {};
  for (const address of visited)
    Object.assign(ids, routeOf(address)?.parts.exec({ pathname: address })?.pathname.groups);
  const filled = pattern.replace(/\/:(\w+)\?/g, '').replace(/:(\w+)/g, (name, key: string) => ids[key] ?? name);
  return filled.includes(':') ? undefined : filled;
};

/**
 * Visits one page of every wanted route that is open to a role, found by the links of the others, and calls `check` on
 * each. Returns the number of pages and the routes that no page was seen of, such as those that redirect.
 */
export const crawl = async (
  page: Page,
  role: Role,
  check: (address: string) => Promise<void>,
  isWanted: (pattern: string) => boolean = () => true,
) => {
  await enterRole(page, role);
  const unseen = role === 'provider' ? await unseenDemoJob((await signIn(demo.company)).token) : undefined;
  const isUnseen = (link: string) => unseen !== undefined && link.includes(unseen);
  // The server renders public jobs, in the words of their companies, and has tests of its own for them.
  const open = appRoutes.filter(
    (pattern) => isOpenTo(role, pattern) && pattern !== paths.publicJob.pattern && isWanted(pattern),
  );
  const found = new Map(open.filter(isWithoutIds).map((pattern) => [pattern, pattern.replace(/\/:\w+\?/g, '')]));
  const checked = new Set<string>();
  const visit = async (address: string): Promise<void> => {
    await openCompletePage(page, address);
    const reached = keyOf(page.url());
    if (!reached || checked.has(reached)) return;
    checked.add(reached);
    const links = await page.evaluate<string[]>('[...document.links].map(({ href }) => href)');
    const own = links.filter((link) => new URL(link).origin === new URL(page.url()).origin && !isUnseen(link));
    for (const link of own) {
      const key = keyOf(link);
      const { pathname, search } = new URL(link);
      if (key && !found.has(key) && open.includes(key.split('?')[0]!)) found.set(key, `${pathname}${search}`);
    }
    await check(address);
  };
  const done = new Set<string>();
  const visitFound = async (): Promise<void> => {
    for (const [key, address] of found) {
      if (done.has(key)) continue;
      done.add(key);
      await visit(address);
    }
  };
  await visitFound();
  const missing = open.filter((pattern) => !found.has(pattern));
  for (const pattern of missing) {
    const address = fillFrom(pattern, found.values());
    if (address) found.set(pattern, address);
  }
  await visitFound();
  const seen = new Set([...checked].map((key) => key.split('?')[0]));
  return { visited: checked.size, unreached: open.filter((pattern) => !seen.has(pattern)) };
};
