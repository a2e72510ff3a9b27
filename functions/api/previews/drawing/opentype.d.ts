/** Declares the types of the used parts of opentype.js, which has none. */
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
