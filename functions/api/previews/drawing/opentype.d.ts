/** What of the library writing the outlines needs; it brings no types of its own. */
declare module 'opentype.js' {
  type Glyph = {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  };
  const opentype: {
    parse(bytes: ArrayBufferLike): { unitsPerEm: number; charToGlyph(letter: string): Glyph };
  };
  export default opentype;
}
