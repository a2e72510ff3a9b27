import type { Page } from 'playwright-core';
import { pathOf } from './pages.ts';

const MOST_STEPS = 80;

/** Runs in the page: the name of the focused element. */
export const FOCUSED = `(() => {
  const { activeElement: at } = document;
  return (at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '').trim();
})()`;

/** Moves the focus with the Tab key, forward or back, until an element with that name has it. */
export const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    if ((await page.evaluate<string>(FOCUSED)) === name) return;
  }
  throw new Error(`The keyboard never comes to ${name} on ${pathOf(page)}`);
};
