import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { englishTexts, rememberContent } from '../support/browser/english-texts.ts';
import { serveVersions } from '../support/browser/new-version.ts';
import { closeByEscape, DESK, demo, PHONE, pathOf, signInOn, useBrowser } from '../support/browser/pages.ts';
import { origin } from '../support/cloud/cloud.ts';

const { openPage } = useBrowser();

describe('the landing page', () => {
  it('[ACC-01] leads to login and, as a candidate, to sign-up', async () => {
    const page = await openPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/login');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL('**/signup?profileType=candidate');
  });

  it('[SHL-24] opens the support form from its footer without leaving the page', async () => {
    const page = await openPage(PHONE);
    await page.goto('/');
    const foot = page.getByRole('button', { name: 'Support' });
    await foot.scrollIntoViewIfNeeded();
    const read = await page.evaluate('scrollY');
    expect(read).toBeGreaterThan(0);
    await foot.click();
    await page.getByRole('dialog', { name: 'Support' }).waitFor();
    await page.keyboard.press('Escape');
    await foot.waitFor();
    expect(await page.evaluate('scrollY')).toBe(read);
  });

  it("[PAY-02] shows the catalog's current prices", async () => {
    const page = await openPage();
    const posting = { slug: 'job_posting', name: 'Job Posting', amount: 5550 };
    await page.route('**/api/payment/products', (route) => route.fulfill({ json: { results: [posting] } }));
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    const table = page.getByRole('table', { name: 'Prices for companies' });
    await table.getByRole('row', { name: 'Post a job once per job $55.50' }).waitFor();
    await table.getByRole('row', { name: 'Unlock a profile depending on the trade $29, $49 or $79' }).waitFor();
    await table.getByRole('row', { name: /Everything for workers .*Free/ }).waitFor();
    // One call brings every price.
    expect(asked).toEqual(['/api/payment/products']);
  });
});

/** A search with results and without, the places, an unknown ZIP Code and an unknown place. */
const jobLists = ['zip=46580&trade=Carpentry&pay=20', 'zip=59301&trade=Roofing', 'lang=es', 'zip=00000']
  .map((query) => `/jobs-in?${query}`)
  .concat('/jobs-in/in', '/jobs-in/in/carpentry', '/jobs-in/xx');

describe('public pages', () => {
  it('[SHL-01] show dated terms with a summary and the refund rule', async () => {
    const page = await openPage();
    await page.goto('/terms');
    await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
    await page.getByText('Plumbline LLC, effective Nov 28, 2026').waitFor();
    await page.getByRole('heading', { name: 'In short' }).waitFor();
    const rule = 'If neither phone nor email works, report the unlock within 7 days and our staff refunds it.';
    await page.getByText(rule).waitFor();
  });

  it('[SHL-01] show terms, privacy policy and accessibility statement whole in Spanish, linked from the footer', async () => {
    const page = await openPage(PHONE, { locale: 'es-US' });
    const content = rememberContent(page);
    for (const [path, text] of [
      ['/terms', 'Nuestras decisiones y dónde apelar'],
      ['/privacy-policy', 'Jóvenes y cambios'],
      ['/accessibility', 'Cómo avisarnos'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: text }).waitFor();
      expect(await englishTexts(page, await content()), path).toEqual([]);
      const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
      const names = ['Empleos por estado', 'Términos del servicio', 'Política de privacidad', 'Accesibilidad'];
      expect(await links.allInnerTexts(), path).toEqual(names);
    }
  });

  it('[SHL-01] show a dated privacy policy and the icon set', async () => {
    const page = await openPage();
    await page.goto('/privacy-policy');
    await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
    await page.getByText('Plumbline LLC, effective Nov 28, 2026').waitFor();
    await page.goto('/icons');
    await page.getByRole('heading', { name: 'Icons', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(40);
    await expect.poll(() => page.getByRole('main').locator('svg.lucide').count()).toBeGreaterThan(40);
  });

  it('have no axe problems, on desktop and on a phone', async () => {
    for (const viewport of [DESK, PHONE]) {
      const page = await openPage(viewport);
      for (const path of ['/', '/terms', '/privacy-policy', '/accessibility', '/icons', ...jobLists]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await accessibilityProblems(page), path).toEqual([]);
      }
    }
  });

  it('[SHL-40] send requests only to this site: no maps, no error reporting', async () => {
    const page = await openPage();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin: to } = new URL(request.url());
      if (protocol.startsWith('http') && to !== origin()) elsewhere.push(to);
    });
    await page.goto('/');
    await signInOn(page, demo.company);
    for (const path of ['/profile', '/employees/jobs', '/toolbox/connections']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(elsewhere).toEqual([]);
  });
});

describe('the shell', () => {
  it("[SHL-28] shows 'Coming soon....' for trainings", async () => {
    const page = await openPage();
    await signInOn(page, demo.seeker);
    await page.goto('/trainings/search');
    await page.getByRole('heading', { name: 'Trainings' }).waitFor();
    await page.getByRole('heading', { name: 'Coming soon....' }).waitFor();
  });

  it("[SHL-22] goes back by 'Back to previous page' in the action bar", async () => {
    const page = await openPage();
    await signInOn(page, demo.company);
    await page.goto('/employees/jobs');
    await page.getByRole('button', { name: 'Manage Post' }).first().waitFor();
    const links = page.getByRole('main').locator('a[href^="/employees/jobs/"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const [job] = addresses.flatMap((address) => address.match(/[0-9a-f]{24}/) ?? []);
    await page.goto(`/jobs/${job}`);
    await page.getByRole('button', { name: 'Back to previous page' }).click();
    await page.waitForURL('**/employees/jobs');
  });

  it("[SHL-23] asks for confirmation with 'Cancel' and 'Confirm'", async () => {
    const page = await openPage();
    await signInOn(page, demo.seeker);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    const buttons = page.getByRole('alertdialog').locator('[data-ui=button]');
    await expect.poll(() => buttons.allInnerTexts()).toEqual(['Cancel', 'Confirm']);
  });

  it('[SHL-27] shows Edit at a section, and Cancel, Save and the add-new action while editing', async () => {
    const page = await openPage();
    await signInOn(page, demo.seeker);
    await page.goto('/profile?edit=true');
    const edit = page.getByRole('button', { name: 'Edit Trade Experience & Skills' });
    await edit.click();
    await page.getByRole('button', { name: 'Add New Skill' }).waitFor();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await edit.waitFor();
  });

  it('[SHL-36] opens the action menu upward when under 200 px remain below it', async () => {
    const page = await openPage(PHONE);
    await signInOn(page, demo.company);
    await page.goto('/employees/jobs');
    // The second button is low enough that the page has to scroll.
    const button = page.getByRole('button', { name: 'Manage Post' }).nth(1);
    const openAt = async (below: number): Promise<'above' | 'below'> => {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      await page.evaluate(`scrollBy(0, ${y + height - (PHONE.height - below)})`);
      await button.dispatchEvent('click');
      const menu = page.getByRole('menu');
      await menu.waitFor();
      const [menuBox, buttonBox] = [await menu.boundingBox(), await button.boundingBox()];
      await closeByEscape(page, menu);
      return (menuBox?.y ?? 0) < (buttonBox?.y ?? 0) ? 'above' : 'below';
    };
    await button.waitFor();
    // A notification or late content can move the page between the scrolling and the click.
    await expect.poll(() => openAt(400)).toBe('below');
    await expect.poll(() => openAt(190)).toBe('above');
    await expect.poll(() => openAt(400)).toBe('below');
  });
});

/** Runs in the page: resolves once the background worker controls it. */
const UNDER_WORKER = `new Promise((resolve) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) resolve();
  serviceWorker.addEventListener('controllerchange', () => resolve());
})`;

/** Runs in the page: the paths of everything that the worker caches. */
const KEPT_PATHS = `(async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(stores.map((store) => store.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
})()`;

describe('a new version', () => {
  const message = (page: Page) => page.getByText('An update is available');
  let versions: Awaited<ReturnType<typeof serveVersions>>;
  beforeAll(async () => {
    versions = await serveVersions();
  });
  afterAll(() => versions.close());

  it('[SHL-19] [SHL-20] is found by the worker within seconds, waits for Update, and reloads the page', async () => {
    const page = await openPage(DESK, { baseURL: versions.address, serviceWorkers: 'allow' });
    await page.goto('/terms');
    await page.evaluate(UNDER_WORKER);
    await expect.poll(() => message(page).count()).toBe(0);
    versions.release();
    await message(page).waitFor();
    const box = await message(page).boundingBox();
    expect(box && box.x > DESK.width / 2 && box.y > DESK.height / 2).toBe(true);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
    await expect.poll(() => message(page).count()).toBe(0);
  });

  it('[SHL-19] caches the page itself and its hashed files in the worker, and no API responses', async () => {
    const page = await openPage(DESK, { serviceWorkers: 'allow' });
    await signInOn(page, demo.seeker);
    await page.evaluate(UNDER_WORKER);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => fetch(`/version.json?t=${Date.now()}`));
    const kept = await page.evaluate<string[]>(KEPT_PATHS);
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => !/^\/(index\.html|manifest\.webmanifest|mark\.svg|assets\/.+)$/.test(path))).toEqual(
      [],
    );
    const manifest = await (await page.request.get('/manifest.webmanifest')).headers();
    const worker = await (await page.request.get('/sw.js')).headers();
    expect([manifest['content-type'], worker['content-type'], worker['cache-control']]).toEqual([
      'application/manifest+json',
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
  });

  it('[SHL-21] is announced when the hash fetched every 120 seconds differs', async () => {
    const page = await openPage();
    await page.clock.install();
    let hash = '';
    const asked: string[] = [];
    await page.route('**/version.json?t=*', async (route) => {
      asked.push(pathOf(page));
      if (hash) await route.fulfill({ json: { hash } });
      else await route.fallback();
    });
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const answered = page.waitForResponse('**/version.json?t=*');
    await page.clock.fastForward(120_000);
    await answered;
    await expect.poll(() => message(page).count()).toBe(0);
    hash = 'another';
    await page.clock.fastForward(120_000);
    await message(page).waitFor();
    expect(asked).toHaveLength(2);
  });
});
