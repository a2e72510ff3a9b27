import type { ListItem, Run } from './blocks.ts';
import { type ListStyles, styleValue } from './styles.ts';

/** Word puts the number or bullet of an item into the text, in an element that other programs should ignore. */
export const isMarker = (element: Element): boolean =>
  /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? '');

const markerOf = (element: Element): Element | undefined => [...element.querySelectorAll('[style]')].find(isMarker);

/** The number of a list item, such as 1. 1) (1) a. iv. A) 1.2. */
const NUMBER = /^\(?(\d+|[a-z]|[ivxlc]+)([.)]|\.\d+)/i;

const isOrdered = (marker: string, listStyle: string | undefined): boolean => {
  if (marker) return NUMBER.test(marker);
  // Word's style sheet names a number format unless it is 1, 2, 3.
  return listStyle !== undefined && styleValue(listStyle, 'mso-level-number-format') !== 'bullet';
};

/** Reads a paragraph of Word or Outlook as a list item: `mso-list: l0 level2 lfo1`, or a marker in its text. */
export const wordItem = (element: Element, style: string, lists: ListStyles): ListItem | undefined => {
  const list = styleValue(style, 'mso-list');
  const marker = markerOf(element);
  const [, id = 'l0', level] = /^(l\d+)?\s*level(\d+)/.exec(list) ?? [];
  if (!level && !marker) return undefined;
  const ordered = isOrdered(marker?.textContent?.trim() ?? '', lists.get(`${id}:level${level ?? 1}`));
  return { level: Number(level ?? 1), ordered, begins: true };
};

/** A bullet character followed by a space. Such text was a list before an earlier paste lost the list. */
const BULLET = /^\s*[•·▪◦●○■□‣⁃∙➢➤✓✔\uf0b7\uf0a7]\s+/;

/** The runs without their leading bullet; undefined when there is none. */
export const withoutBullet = (runs: readonly Run[]): Run[] | undefined => {
  const [first, ...others] = runs;
  if (first === undefined || first === 'break' || !BULLET.test(first.text)) return undefined;
  const text = first.text.replace(BULLET, '');
  return text ? [{ ...first, text }, ...others] : others;
};
