import type { Mark } from './blocks.ts';

/** Styles by class name, from the style sheet of a pasted text. */
export type ClassStyles = ReadonlyMap<string, string>;
/** Styles of lists by their Word name, such as `l0:level1`. */
export type ListStyles = ReadonlyMap<string, string>;

const CLASS_RULE = /([^{}]*)\{([^}]*)\}/g;

const styleText = (source: Document): string =>
  [...source.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');

/** Reads the rules of classes. Apple's programs underline by a class, and Word's built-in list styles are classes. */
export const readClassStyles = (source: Document): ClassStyles => {
  const styles = new Map<string, string>();
  for (const [, selectors = '', style = ''] of styleText(source).matchAll(CLASS_RULE)) {
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g)) {
      styles.set(name, `${styles.get(name) ?? ''};${style}`);
    }
  }
  return styles;
};

/** Word's `@list l0:level1 { mso-level-number-format: bullet }`. */
export const readListStyles = (source: Document): ListStyles =>
  new Map(
    [...styleText(source).matchAll(/@list\s+(l\d+:level\d+)[^{]*\{([^}]*)\}/g)].map(([, name = '', style = '']) => [
      name,
      style,
    ]),
  );

/** Returns the styles of an element. Its own styles come after those of its classes, so that they win. */
export const styleOf = (element: Element, classes: ClassStyles): string =>
  [...[...element.classList].map((name) => classes.get(name) ?? ''), element.getAttribute('style') ?? ''].join(';');

/** The last value of a property in a style; Word's own properties are unknown to the browser's parser. */
export const styleValue = (style: string, property: string): string => {
  const values = [...style.matchAll(new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]*)`, 'gi'))];
  return values.at(-1)?.[1]?.trim().toLowerCase() ?? '';
};

export const isHidden = (style: string): boolean =>
  styleValue(style, 'display') === 'none' || styleValue(style, 'mso-hide') === 'all';

const tagMarks: Readonly<Record<string, Mark>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  INS: 'u',
  S: 's',
  STRIKE: 's',
  DEL: 's',
};

const isBold = (weight: string): boolean => /^bold/.test(weight) || Number(weight) >= 600;

/** Returns the formats of the text in an inline element: the formats around it, changed by its tag and its styles. */
export const marksIn = (element: Element, style: string, around: ReadonlySet<Mark>): ReadonlySet<Mark> => {
  const marks = new Set(around);
  const own = tagMarks[element.tagName];
  if (own) marks.add(own);
  const [weight, slant] = [styleValue(style, 'font-weight'), styleValue(style, 'font-style')];
  if (weight) marks[isBold(weight) ? 'add' : 'delete']('strong');
  if (slant) marks[/italic|oblique/.test(slant) ? 'add' : 'delete']('em');
  const line = `${styleValue(style, 'text-decoration')} ${styleValue(style, 'text-decoration-line')}`;
  if (line.includes('underline')) marks.add('u');
  if (line.includes('line-through')) marks.add('s');
  // Links are removed, and an underline without a link looks like a mistake.
  if (element.closest('a')) marks.delete('u');
  return marks;
};
