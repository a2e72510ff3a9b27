import glyphs from './glyphs.json' with { type: 'json' };

export type Face = keyof typeof glyphs;
type Outline = readonly [width: number, path: string];

/** What a size of 1000 is in the outlines. */
const UNITS = 1000;
const ELLIPSIS = '…';

/** A letter that there is no outline of leaves a gap instead of failing. */
const outlineOf = (face: Face, letter: string): Outline => {
  const outlines = glyphs[face] as unknown as Readonly<Record<string, Outline>>;
  return outlines[letter] ?? outlines[letter.normalize('NFD').charAt(0)] ?? outlines[' '] ?? [UNITS / 4, ''];
};

export const widthOf = (face: Face, text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + outlineOf(face, letter)[0], 0) * (size / UNITS);

/** The text cut to a width, with an ellipsis when anything is missing. */
const cut = (face: Face, text: string, size: number, width: number): string => {
  if (widthOf(face, text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(face, `${letters.join('').trimEnd()}${ELLIPSIS}`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}${ELLIPSIS}`;
};

/**
 * A text in at most `most` lines of a width, broken between words; the last line ends in an ellipsis where it is cut.
 */
export const linesOf = (face: Face, text: string, size: number, width: number, most: number): string[] => {
  const lines: string[] = [];
  const words = text.trim().split(/\s+/);
  while (words.length > 0 && lines.length < most) {
    let line = words.shift() ?? '';
    const isLast = lines.length === most - 1;
    while (words.length > 0 && (isLast || widthOf(face, `${line} ${words[0]}`, size) <= width))
      line += ` ${words.shift()}`;
    lines.push(cut(face, line, size, width));
  }
  return lines;
};

/**
 * A line as outlines with its left end and baseline at the given place: nothing of the text itself gets into the
 * drawing.
 */
export const textPath = (face: Face, text: string, { x, y, size }: { x: number; y: number; size: number }): string => {
  const scale = size / UNITS;
  let at = 0;
  const letters = [...text].map((letter) => {
    const [width, path] = outlineOf(face, letter);
    const drawn = path && `<path transform="translate(${at})" d="${path}"/>`;
    at += width;
    return drawn;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${letters.join('')}</g>`;
};
