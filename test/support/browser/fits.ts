import type { Page } from 'playwright-core';

/** By how many pixels the page is wider than the screen. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Doubles the size of the page's text, as a reader's setting of the browser does. */
export const largeText = (page: Page): Promise<unknown> =>
  page.evaluate("document.documentElement.style.fontSize = '32px'");

/** The texts that their element cuts off. Texts for screen readers only are cut off on purpose. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const isCut = (element) => {
      const { overflowX, overflowY, clip } = getComputedStyle(element);
      if (element.clientWidth <= 1 || clip !== 'auto') return false;
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.innerText?.trim() && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120));
  })()`);
