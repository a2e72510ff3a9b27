import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The size of text in a browser that its reader has not changed, in pixels. */
const USUAL = 16;

/** Sets the size of text as in the browser's settings, in percent: pages and their breakpoints follow it. */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const size = (USUAL * percent) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
  // The page's policy allows no text as a condition that Playwright evaluates again and again.
  await expect
    .poll(() => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize'))
    .toBe(`${size}px`);
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

/** By how many pixels the page is wider than its window. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/**
 * Runs in the page: whether a control doesn't show its whole label, or a select not every choice. A choice wider than
 * half of the window is a sentence, or a name that a user wrote.
 */
const IS_CUT = `(control) => {
  if (!control.checkVisibility({ visibilityProperty: true }) || control.clientWidth < 2) return false;
  if (control.matches('select:not([multiple])')) {
    const style = getComputedStyle(control);
    const { fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight, fieldSizing } = style;
    const drawing = document.createElement('canvas').getContext('2d');
    Object.assign(drawing, { font: [fontWeight, fontSize, fontFamily].join(' '), letterSpacing });
    const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const choices = fieldSizing === 'content' ? control.selectedOptions : control.options;
    const widths = [...choices].map(({ text }) => drawing.measureText(text).width);
    return widths.some((width) => width > room + 1 && width < window.innerWidth / 2);
  }
  return [control, ...control.querySelectorAll('*')].some((each) => {
    if (each.clientWidth < 2) return false;
    const { textOverflow, webkitLineClamp } = getComputedStyle(each);
    return (textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1)
      || (webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 1);
  });
}`;

/**
 * Runs in the page: texts that an element cuts off, and controls that cut their label off. Left out are texts outside
 * of controls that end in an ellipsis, which their link shows whole, the photos of a carousel, drawings, and the parts
 * for screen readers alone, which are a pixel wide.
 */
const CLIPPED = `(() => {
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const cut = [...document.querySelectorAll('select, button, [role=tab], [data-ui=button]')].filter(${IS_CUT});
  const clipped = [...document.querySelectorAll('body *')]
    .filter((each) => {
      if (![...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return false;
      if (!each.checkVisibility() || each.clientWidth < 2 || each.closest('svg, [aria-roledescription]')) return false;
      for (let box = each; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none' || box.clientWidth === 1) return false;
        const [inner, outer] = [each.getBoundingClientRect(), box.getBoundingClientRect()];
        if (hides(overflowX) && (inner.right > outer.right + 1 || box === each && box.scrollWidth > box.clientWidth + 1)) return true;
        if (hides(overflowY) && (inner.bottom > outer.bottom + 1 || box === each && box.scrollHeight > box.clientHeight + 1)) return true;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
      }
      return false;
    });
  return [...new Set([...cut, ...clipped])]
    .slice(0, 5)
    .map((each) => (each.selectedOptions?.[0]?.text ?? '') + each.outerHTML.slice(0, 200));
})()`;

/** Returns the beginnings of the elements whose text is cut off; of a select with its choice before them. */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(CLIPPED);

/** Runs in the page: words that wrap to two lines. Addresses and ids may, and longer names that a user wrote. */
const BROKEN_WORDS = `(() => {
  const broken = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of node.data.matchAll(/(?<![^\\s(¿¡])\\p{L}{4,20}(?![^\\s).,:;!?])/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return [...new Set(broken)];
})()`;

/** Returns the words that wrap in the middle. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(BROKEN_WORDS);

/** Runs in the page: texts that a button or link covers which they are no part of. Bars that float are left out. */
const OVERLAPPED = `(() => {
  const floats = (each) => {
    for (let box = each; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
    return false;
  };
  // The parts for screen readers alone are a pixel wide or clipped.
  const shown = (each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    for (let box = each; box; box = box.parentElement) {
      const { clip, clipPath } = getComputedStyle(box);
      if (box.clientWidth === 1 || clip !== 'auto' || clipPath !== 'none') return false;
    }
    return true;
  };
  // The part of a line that its containers show: a text of two lines at most has its other lines below, unseen.
  const shownPart = (rect, each) => {
    let { left, right, top, bottom } = rect;
    for (let box = each; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const outer = box.getBoundingClientRect();
      [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
      [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
    }
    return { left, right, top, bottom };
  };
  const controls = [...document.querySelectorAll('main a, main button')]
    .filter((each) => shown(each) && each.textContent.trim() && !floats(each))
    .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })));
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.data.trim() || !shown(parentElement) || floats(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const rect = shownPart(line, parentElement);
      for (const { control, box } of controls) {
        const wide = Math.min(rect.right, box.right) - Math.max(rect.left, box.left);
        const high = Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top);
        if (wide > 2 && high > line.height / 2 && !control.contains(node) && !parentElement.contains(control))
          found.push(node.data.trim().slice(0, 60) + ' under ' + control.textContent.trim().slice(0, 60));
      }
    }
  }
  return [...new Set(found)].slice(0, 5);
})()`;

/** Returns the beginnings of the texts that a button or link covers, each with the name of the latter. */
export const overlappedTexts = (page: Page): Promise<string[]> => page.evaluate(OVERLAPPED);

/** Returns the beginnings of the elements that move although the reader wants less motion. */
export const movingParts = (page: Page): Promise<string[]> => page.evaluate(MOVING);
