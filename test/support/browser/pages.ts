import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { origin } from '../cloud/cloud.ts';
import { codeOf } from '../people/authenticator.ts';
import { PASSWORD } from '../people/people.ts';
import { launchBrowser } from './browser.ts';

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const demo = {
  company: 'demo.company@plumbline.test',
  vendor: 'demo.vendor@plumbline.test',
  seeker: 'demo.seeker@plumbline.test',
  school: 'demo.school@plumbline.test',
  staff: 'demo.support@plumbline.test',
} as const;

/**
 * Milliseconds by which every response is delayed, at most: `LATENCY_MS=3500` finds tests that depend on quick
 * responses.
 */
const LATENCY_MS = Number(process.env.LATENCY_MS ?? 0);

const slowDown = (context: BrowserContext) =>
  context.route(/\/(api|assets)\//, async (route) => {
    await setTimeout(Math.random() ** 2 * LATENCY_MS);
    // The page may have been closed in the meantime.
    await route.fallback().catch(() => {});
  });

/** A page at the cloud's address; options describe the browser. */
export type OpenPage = (viewport?: { width: number; height: number }, options?: BrowserContextOptions) => Promise<Page>;

let launched: Promise<Browser> | undefined;

/** The browser that all files of this process share, which ends with it; a crashed one is replaced. */
const sharedBrowser = async (): Promise<Browser> => {
  const running = await launched?.catch(() => undefined);
  if (running?.isConnected()) return running;
  launched = launchBrowser();
  return launched;
};

/** Every page gets a context of its own, closed after its test. */
export const useBrowser = (): { openPage: OpenPage } => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  const openPage: OpenPage = async (viewport = DESK, options = {}) => {
    // A background worker would respond before the tests' own routes do.
    const usual = { viewport, baseURL: origin(), locale: 'en-US', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...usual, ...options });
    context.setDefaultTimeout(45_000);
    if (LATENCY_MS) await slowDown(context);
    contexts.push(context);
    return context.newPage();
  };
  return { openPage };
};

/** Enters the code that staff are asked for after the password. */
export const enterCodeOn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
};

export const signInOn = async (page: Page, email: string, password = PASSWORD, path = '/login'): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  if (new URL(page.url()).pathname.startsWith('/login/')) await enterCodeOn(page, email);
};

/** The path the app is on, with its query. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Presses Escape until `open` is gone: a dialog listens for keys only some frames after it shows. */
export const closeByEscape = (page: Page, open: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return open.isVisible();
    })
    .toBe(false);

/** Opens `path` with the page's clock stopped, for `letTimePass` and `page.clock` to move. */
export const openInStoppedTime = async (page: Page, path: string): Promise<void> => {
  const now = Date.now();
  // A minute back, because the clock runs until it is stopped and can't go backwards.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
  await page.goto(path);
};

/** Moves a stopped clock, at most a tenth as fast as real time, until a page that needs its timers shows `what`. */
export const letTimePass = async (page: Page, what: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      await page.clock.runFor(5);
      return what.isVisible();
    })
    .toBe(true);
};
