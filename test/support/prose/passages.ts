/** A sentence or more that the prose check reads, and the line where it starts. */
export type Passage = { line: number; text: string; raw: string };

/** Comments that start a line, then those that follow code on the same line. */
const COMMENT =
  /^[ \t]*(?:\{?\/\*[\s\S]*?\*\/\}?|\/\/.*(?:\n[ \t]*\/\/.*)*)|(?<=[^:'"`\\\s/] )\/\/ .*$|(?<=[^'"`\\\s/] )\/\*\*? .*?\*\//gm;
const TITLE = /\b(?:it|test)(?:\.(?:each|for|runIf)\b[^'"`]{0,300}?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])+?)\1,/g;
const DIRECTIVE = /^(?:biome-ignore|<reference|@ts-|v8 ignore)/;
/** Texts of the product and code, which other rules govern. */
const QUOTED = /`[^`]*`|"[^"]*"|(?<=^|[\s(])'[^']*'(?=[\s.,;:)?]|$)|\]\([^)]*\)/g;

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** A comment without its markers, as one line. */
const plain = (comment: string): string =>
  comment
    .replace(/\*\/\}?\s*$/, '')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\{?\/\*\*?|\/\/|\*)\s?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

export const withoutQuotes = (text: string): string => text.replace(QUOTED, '…');

export const commentsOf = (source: string): Passage[] =>
  [...source.matchAll(COMMENT)]
    .map(({ 0: raw, index }) => ({ line: lineAt(source, index), text: plain(raw), raw }))
    .filter(({ text }) => text && !DIRECTIVE.test(text));

export const titlesOf = (source: string): Passage[] =>
  [...source.matchAll(TITLE)].map(({ 0: raw, 2: text = '', index }) => ({ line: lineAt(source, index), text, raw }));

/** The paragraphs, list items and table rows of a Markdown page, without code blocks. */
export const paragraphsOf = (page: string): Passage[] =>
  page
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .map((raw, index) => ({ line: index + 1, text: raw.trim(), raw }))
    .filter(({ text }) => text);
