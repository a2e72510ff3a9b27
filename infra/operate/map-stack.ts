import { SourceMap } from 'node:module';

/** Matches a position in a built file: its name without the base folder or address, line and column. */
const FRAME = /(?:file:\/\/\/var\/task\/|\/var\/task\/|https?:\/\/[^/\s()]+\/)([\w./-]+\.m?js):(\d+):(\d+)/g;

/**
 * Replaces each position in built code by its position in the source. `readMap` returns the source map of a built file,
 * if there is one. Other positions stay unchanged.
 */
export const mapStack = (stack: string, readMap: (file: string) => string | undefined): string =>
  stack.replace(FRAME, (place: string, file: string, line: string, column: string) => {
    const text = readMap(file);
    if (!text) return place;
    // Stacks count from 1, source maps from 0.
    const entry = new SourceMap(JSON.parse(text)).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
