import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * A color on its way from one to the other is neither: what moves and comes to an end is waited for, and from then on
 * colors change at once, also those of a button that becomes usable while axe is reading the page.
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

/** What axe finds wrong on a page, each with the element it is about. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await stands(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
};
