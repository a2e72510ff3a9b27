import glyphs from './glyphs.json' with { type: 'json' };

export type Face = keyof typeof glyphs;
type Outline = readonly [width: number, path: string];

/** The font size in which the outlines of letters are stored. */
const UNITS = 1000;
const ELLIPSIS = '…';

/** Returns the outline of a letter. A letter without an outline becomes a gap instead of an error. */
const outlineOf = (face: Face, letter: string): Outline => {
  const outlines = glyphs[face] as unknown as Readonly<Record<string, Outline>>;
  return outlines[letter] ?? outlines[letter.normalize('NFD').charAt(0)] ?? outlines[' '] ?? [UNITS / 4, ''];
};

export const widthOf = (face: Face, text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + outlineOf(face, letter)[0], 0) * (size / UNITS);

/** Returns the text cut to a width, with an ellipsis if it was cut. */
const cut = (face: Face, text: string, size: number, width: number): string => {
  if (widthOf(face, text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(face, `${letters.join('').trimEnd()}${ELLIPSIS}`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}${ELLIPSIS}`;
};

/** Breaks a text between words into at most `most` lines of a width. The last line ends in an ellipsis if it is cut. */
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
 * Returns a line as SVG outlines, with its left end and baseline at the given place. The text itself isn't part of the
 * drawing, so it can't be markup.
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
