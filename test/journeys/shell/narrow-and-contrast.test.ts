import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, useBrowser } from '../../support/browser/pages.ts';

const { openPage } = useBrowser();

/** The width of a window of 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

describe('a window of 320 px', () => {
  it.each([
    ['a company', demo.company, '/toolbox/settings'],
    ['a vendor', demo.vendor, '/toolbox/settings'],
    ['a worker', demo.seeker, '/toolbox/settings'],
    ['a school', demo.school, '/dashboard'],
  ])('has the menu of %s inside, and does not scroll sideways', async (_, email, path) => {
    const page = await openPage(NARROW);
    await enterAs(page, email, path);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.waitFor();
    const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(NARROW.width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
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
});
