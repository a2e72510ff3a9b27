import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { LocalCloud } from '../../../infra/local/cloud.ts';

type Person = 'company' | 'seeker';

/** A page whose first load is measured, and its limit of JavaScript in KB gzip. */
export type MeasuredPage = {
  name: string;
  path: string;
  as?: Person;
  /** Text that is shown once the page has its main content. */
  content: string;
  targetKb: number;
};

/** Runs before anything is painted. */
export const TARGET_FILES = 80;

/** The pages people see first; the public job is any of the demo data. */
export const measuredPages = async (origin: string): Promise<MeasuredPage[]> => {
  const list = await (await fetch(`${origin}/jobs-in/in`)).text();
  const job = /\/job\/[0-9a-f]{24}/.exec(list)?.[0];
  if (!job) throw new Error('The demo data have no public job');
  const heading = 'h1';
  return [
    { name: 'landing', path: '/', content: heading, targetKb: 130 },
    { name: 'public job', path: job, content: heading, targetKb: 40 },
    // The element of the app, which replaces what the build rendered.
    { name: 'login', path: '/login', content: '#root input[type=password]', targetKb: 190 },
    { name: 'sign-up', path: '/signup', content: 'input[type=email]', targetKb: 190 },
    { name: 'job search', path: '/jobs', as: 'seeker', content: 'main a[href^="/jobs/"] >> nth=2', targetKb: 250 },
    { name: 'worker dashboard', path: '/dashboard', as: 'seeker', content: 'main h2 >> nth=1', targetKb: 250 },
    { name: 'company dashboard', path: '/dashboard', as: 'company', content: 'main h2 >> nth=1', targetKb: 250 },
    { name: 'job form', path: '/employees/jobs/new', as: 'company', content: '#job-form input', targetKb: 330 },
  ];
};

/** Signs one of the demo's people in on the page. */
export const signInOn = async (page: Page, { origin, demo }: LocalCloud, as: Person): Promise<void> => {
  const account = demo().find(({ email }) => email.startsWith(`demo.${as}@`));
  if (!account) throw new Error(`The demo data have no ${as}`);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').first().fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
};

/** A visit of a new browser, and of a signed-in user in a new tab. */
export type Visit = (as?: Person) => Promise<BrowserContext>;

export const visits = (browser: Browser, cloud: LocalCloud): Visit => {
  const phone = { viewport: { width: 390, height: 844 }, baseURL: cloud.origin, locale: 'en-US' } as const;
  const states = new Map<Person, Awaited<ReturnType<BrowserContext['storageState']>>>();

  const signIn = async (as: Person) => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signInOn(page, cloud, as);
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return async (as) => {
    if (as && !states.has(as)) states.set(as, await signIn(as));
    return browser.newContext({ ...phone, serviceWorkers: 'block', storageState: as && states.get(as)! });
  };
};
