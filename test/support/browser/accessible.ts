import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * A color in a transition is neither of its ends: waits until finite transitions end and makes later colors change
 * immediately, also those of a button that becomes usable while axe is reading the page.
 */
const stands = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const endless = ({ effect }) => effect?.getComputedTiming().endTime === Infinity;
    const moving = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    if (window.colorsChangeAtOnce) return;
    window.colorsChangeAtOnce = new CSSStyleSheet();
    window.colorsChangeAtOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(window.colorsChangeAtOnce);
  })()`);

const problemsIn = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
};

/** The texts of a page without frames and animations whose contrast with their background is too low. */
export const contrastProblems = (page: Page): Promise<string[]> =>
  problemsIn(new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']));

/**
 * The problems that axe finds on a page, each with its element. Content that loads after a click may be half there
 * while axe is reading, so only problems that axe finds again count.
 */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  const problems = async () => {
    await stands(page);
    return problemsIn(new AxeBuilder({ page }));
  };
  const found = await problems();
  return found.length > 0 ? problems() : found;
};

/** Fails when a part of a page is outside the screen; sliding content may be outside for a moment. */
export const expectToFitScreen = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), {
      message: `how much wider ${page.url()} is than the screen`,
    })
    .toBe(0);

/** A page without axe problems that fits the screen. */
export const expectSound = async (page: Page): Promise<void> => {
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  await expectToFitScreen(page);
};
