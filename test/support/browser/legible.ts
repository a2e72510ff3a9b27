import type { Page } from 'playwright-core';

/** The size of text in a browser that its reader has not changed, in pixels. */
const USUAL = 16;

/** Sets the size of text as in the browser's settings, in percent: pages and their breakpoints follow it. */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const size = (USUAL * percent) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
  await page.waitForFunction(`getComputedStyle(document.documentElement).fontSize === '${size}px'`);
};

/** Seconds of an animation that no one sees. */
const UNSEEN = 0.02;

/** Runs in the page: elements that move or fade longer than that. */
const MOVING = `(() => {
  const longest = (durations) => Math.max(...durations.split(',').map(parseFloat));
  return [...document.querySelectorAll('*')]
    .filter((each) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(each);
      return longest(transitionDuration) > ${UNSEEN} || (animationName !== 'none' && longest(animationDuration) > ${UNSEEN});
    })
    .slice(0, 5)
    .map((each) => each.outerHTML.slice(0, 120));
})()`;

/** Returns the beginnings of the elements that move although the reader wants less motion. */
export const movingParts = (page: Page): Promise<string[]> => page.evaluate(MOVING);
