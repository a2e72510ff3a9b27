import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype from 'opentype.js';

/**
 * This script writes a module with the outlines of the letters in preview pictures. It runs after a change of fonts.
 * Functions have no fonts installed and bundles can't contain font files, so pictures are drawn from outlines.
 */
const require = createRequire(import.meta.url);

/** Outlines use units of a thousandth of the letter's size. */
const UNITS = 1000;
const FONTS = {
  heading: 'barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff',
  body: 'inter/files/inter-latin-400-normal.woff',
} as const;

/** The letters of English and Spanish, and the characters of prices. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 0x100 - 0xa1 }, (_, at) => String.fromCodePoint(0xa1 + at)),
  ...'–—‘’“”•…',
];

const glyphsOf = (file: string) => {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const scale = UNITS / font.unitsPerEm;
  return Object.fromEntries(
    LETTERS.flatMap((letter) => {
      const glyph = font.charToGlyph(letter);
      if (!glyph.index) return [];
      const width = Math.round((glyph.advanceWidth ?? 0) * scale);
      return [[letter, [width, glyph.getPath(0, 0, UNITS).toPathData(0)]]];
    }),
  );
};

const glyphs = Object.fromEntries(Object.entries(FONTS).map(([name, file]) => [name, glyphsOf(file)]));
writeFileSync(join(import.meta.dirname, 'glyphs.json'), `${JSON.stringify(glyphs)}\n`);
