import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** Chromes and Chromiums where systems put them. */
const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Optimizing compilers don't pay off in the short life of a test's page: they take a quarter of its processor time. */
const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan';

/** In a single process, closing one context ends the whole browser; software rendering is slow. */
const UNWANTED =
  /^--(single-process|no-zygote|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|disable-web-security|allow-running-insecure-content)/;
const survives = (flag: string): boolean => !UNWANTED.test(flag);

/** The browser from npm (Linux x64), or an installed one. */
const findBrowser = async (): Promise<{ executablePath: string; args: string[] } | undefined> => {
  const installed = INSTALLED.find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args: QUIET };
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  return { executablePath: await sparticuz.executablePath(), args: [...sparticuz.args.filter(survives), ...QUIET] };
};

/** How to fix a missing browser, in words; undefined when there is one. */
export const browserProblem = async (): Promise<string | undefined> =>
  (await findBrowser())
    ? undefined
    : "The browser journeys need Chrome or Chromium: install it (Debian: 'apt-get install chromium', macOS: 'brew install --cask google-chrome') or set CHROME_PATH.";

/** A browser with a separate profile that other tools reach at `port`. */
export const launchProfile = async (folder: string, port: number): Promise<BrowserContext> => {
  const found = await findBrowser();
  if (!found) throw new Error(await browserProblem());
  const args = [...found.args, `--remote-debugging-port=${port}`];
  return chromium.launchPersistentContext(folder, { ...found, args, headless: true });
};

export const launchBrowser = async (): Promise<Browser> => {
  const found = await findBrowser();
  if (!found) throw new Error(await browserProblem());
  return chromium.launch({ ...found, args: [...found.args, SHORT_LIVED], headless: true });
};
