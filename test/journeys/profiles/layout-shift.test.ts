import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { formOf, openAs } from '../../support/browser/profile-pages.ts';
import { newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

/** The most that an interaction may move, in the units of the browser's layout shifts. */
const MOST = 0.05;

/** Starts a new sum of the layout shifts that no input explains. */
const startMeasuring = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    window.shifts?.disconnect();
    window.moved = 0;
    window.shifts = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
    });
    window.shifts.observe({ type: 'layout-shift' });
  })()`);
const moved = (page: Page): Promise<number> => page.evaluate('window.moved');

const SECTIONS = [
  'General Information',
  'Looking For',
  'Trade Experience & Skills',
  'Profile Information',
  'Transportation',
  'Background Information',
  'References',
  'Licenses and Cards',
];

describe("the sections of a job seeker's profile", () => {
  it.each([DESK, PHONE])('open and close without moving the page later than the tap at $width px', async (viewport) => {
    const seeker = await newSeeker();
    const page = await openAs(openPage, seeker, '/profile?edit=true', viewport);
    await page.getByRole('button', { name: 'Edit General Information' }).waitFor();
    await page.waitForLoadState('networkidle');
    const found: Record<string, number> = {};
    const record = async (name: string) => {
      const sum = await moved(page);
      if (sum > MOST) found[name] = sum;
      await startMeasuring(page);
    };
    await startMeasuring(page);
    for (const section of SECTIONS) {
      await page.getByRole('button', { name: `Edit ${section}`, exact: true }).click();
      const form = formOf(page, section);
      await form.waitFor();
      await record(`open ${section}`);
      if (section === 'Licenses and Cards') {
        await form.getByLabel('Kind').focus();
        await page.keyboard.type('CDL');
        await form.getByLabel('CDL Class').waitFor();
        await record('choose a kind');
      }
      await form.getByRole('button', { name: 'Cancel', exact: true }).filter({ visible: true }).click();
      await form.waitFor({ state: 'hidden' });
      await record(`close ${section}`);
    }
    expect(found).toEqual({});
  });
});
