import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A color on its way from one to the other is neither: what moves and comes to an end is waited for. */
const stands = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.all(
    document.getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  )`);

/** What axe finds wrong on a page, each with the element it is about. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await stands(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
};
