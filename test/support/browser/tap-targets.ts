import type { Page } from 'playwright-core';

/** The least width and height of what a gloved thumb presses, in pixels. */
const LEAST = 44;

/** Runs in the page. Sizes are rounded up, because borders may end between pixels. */
const FIND = `(() => {
  const boxOf = (element) => {
    const label = element.matches('input[type=checkbox], input[type=radio]') && element.closest('label');
    // A field of tags takes a tap anywhere in its box.
    const box = element.matches('input') && element.closest('[data-part=control]');
    const target = label || box || element;
    const { width, height } = target.getBoundingClientRect();
    // A pseudo-element extends the area of a link, to the row or to 44 px.
    const after = getComputedStyle(target, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return { width, height };
    return { width: Math.max(width, parseFloat(after.width)), height: Math.max(height, parseFloat(after.height)) };
  };
  const isHidden = (element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const { clipPath, clip, opacity } = getComputedStyle(element);
    return !element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1 ||
      right <= 0 || bottom <= 0 || clip !== 'auto' || clipPath.startsWith('inset(50%') || opacity === '0' || element.closest('[inert]') !== null;
  };
  // A link within a sentence is as high as its line.
  const isInText = (element) => getComputedStyle(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const found = [];
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (element.matches('input[type=file], input[type=hidden]') || element.disabled) continue;
    if (isHidden(element) || isInText(element)) continue;
    const { width, height } = boxOf(element);
    if (Math.ceil(width) >= ${LEAST} && Math.ceil(height) >= ${LEAST}) continue;
    const name = element.getAttribute('aria-label') || element.innerText || element.name || element.tagName;
    found.push(name.trim().slice(0, 40).replace(/\\s+/g, ' ') + ' ' + Math.round(width) + 'x' + Math.round(height));
  }
  return found;
})()`;

/** The buttons, links and fields of a page that are smaller than 44 px, except for links within a sentence. */
export const smallTapTargets = (page: Page): Promise<string[]> => page.evaluate(FIND);
