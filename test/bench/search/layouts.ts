import type { Point } from '@plumbline/shared/domain/places/distance';
import { bandOf, bandsAround } from '@plumbline/shared/geography/bands';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { cellOf, cellsWithinReach } from './cells.ts';

/** A document as a layout sees it; trades by their number. */
export type Document = { id: string; zip: string; point: Point; trades: readonly number[] };
/** One item of an index: its keys and its size in bytes by DynamoDB's rules. */
export type Entry = { pk: string; sk: string; bytes: number };
/** One Query: a partition and, where the layout has them, the bounds of its sort key. */
export type Read = { pk: string; from?: string; to?: string };
export type Search = { centre: Point; trades: readonly number[] };

export type Layout = {
  name: string;
  entries: (document: Document) => Entry[];
  reads: (search: Search) => Read[];
  /** Where many documents share an item: bytes for each, and bytes at which an item is split. */
  packed?: { documentBytes: number; mostBytes: number };
  /**
   * A layout where a document is one attribute of an item it shares with its neighbors; a full item is continued in
   * another.
   */
  shared?: { documentBytes: number; itemBytes: number; mostBytes: number };
};

/** Names, texts and lists of a result card. */
const CARD_BYTES = 380;
const NAMES_BYTES = 'pk'.length + 'sk'.length + 'd'.length;
/** The bytes of the latitude, the date, and what is offered. */
const FACTS_BYTES = 8;
const LONGITUDE_BYTES = 4;
const ID_CHARACTERS = 16;
/** The facts contain the longitude where the sort key doesn't. */
const FACTS_WITH_LONGITUDE = FACTS_BYTES + 3;

const ANY = '*';
const codeOf = (trade: number) => `T${String(trade).padStart(5, '0')}`;
const codesOf = (trades: readonly number[]) => (trades.length ? trades.map(codeOf) : [ANY]);

const compact = (pk: string, sk: string, facts: number, skBytes = ID_CHARACTERS): Entry => ({
  pk,
  sk,
  bytes: NAMES_BYTES + pk.length + skBytes + facts,
});

const reachable = new Map<string, string[]>();
/** Documents are at the centers of ZIPs, so the cells of each are computed once. */
const cellsOf = ({ zip, point }: Document): string[] => {
  const known = reachable.get(zip) ?? cellsWithinReach(point).map((cell) => cell.slice(0, 8));
  reachable.set(zip, known);
  return known;
};
const ownCellOf = (point: Point) => cellOf(point).slice(0, 8);

const cards: Layout = {
  name: 'a  card in every reachable cell',
  entries: (document) =>
    cellsOf(document).map((cell) => compact(`JobSearchEntry#${cell}`, document.id, CARD_BYTES, 24)),
  reads: ({ centre }) => [{ pk: `JobSearchEntry#${ownCellOf(centre)}` }],
};

const pointers: Layout = {
  name: 'b  trade in the key, every reachable cell',
  entries: (document) =>
    [ANY, ...document.trades.map(codeOf)].flatMap((code) =>
      cellsOf(document).map((cell) => compact(`J${code}${cell}`, document.id, FACTS_WITH_LONGITUDE)),
    ),
  reads: ({ centre, trades }) => codesOf(trades).map((code) => ({ pk: `J${code}${ownCellOf(centre)}` })),
};

const ownCells: Layout = {
  name: 'c  own cell, some twenty queries',
  entries: (document) =>
    [ANY, ...document.trades.map(codeOf)].map((code) =>
      compact(`J${code}${ownCellOf(document.point)}`, document.id, FACTS_WITH_LONGITUDE),
    ),
  reads: ({ centre, trades }) =>
    cellsWithinReach(centre).flatMap((cell) => codesOf(trades).map((code) => ({ pk: `J${code}${cell.slice(0, 8)}` }))),
};

const longitudeKey = (longitude: number): string =>
  Math.round((longitude + 180) * 10_000)
    .toString(36)
    .padStart(5, '0');

/**
 * Bands of latitude, sorted by longitude; heights in miles. `lessBytes` are those that a shorter spelling of an entry
 * would save.
 */
const bands = (name: string, tradeHeight: number, anyHeight: number, lessBytes = 0): Layout => {
  const heightOf = (code: string) => (code === ANY ? anyHeight : tradeHeight);
  const partition = (code: string, band: number) => `J${code}${band.toString(36)}`;
  return {
    name,
    entries: ({ id, point, trades }) =>
      [ANY, ...trades.map(codeOf)].map((code) =>
        compact(
          partition(code, bandOf(point.latitude, heightOf(code))),
          `${longitudeKey(point.longitude)}${id}`,
          FACTS_BYTES,
          LONGITUDE_BYTES + ID_CHARACTERS - lessBytes,
        ),
      ),
    reads: ({ centre, trades }) =>
      codesOf(trades).flatMap((code) =>
        bandsAround(centre, SEARCH_RADIUS_MILES, heightOf(code)).map(({ band, west, east }) => ({
          pk: partition(code, band),
          from: longitudeKey(west),
          to: `${longitudeKey(east)}~`,
        })),
      ),
  };
};

/** Slices of a band, a sixteenth of a degree wide: some three miles. */
const SLICES_PER_DEGREE = 16;
const sliceKey = (longitude: number): string =>
  Math.floor((longitude + 180) * SLICES_PER_DEGREE)
    .toString(36)
    .padStart(3, '0');

const slices = (name: string, tradeHeight: number, anyHeight: number, lessBytes = 0): Layout => {
  const { entries, reads } = bands(name, tradeHeight, anyHeight);
  const heightOf = (pk: string) => (pk.includes(ANY) ? anyHeight : tradeHeight);
  return {
    name,
    entries: (document) => entries(document).map((entry) => ({ ...entry, sk: sliceKey(document.point.longitude) })),
    reads: (search) =>
      reads(search).map(({ pk }, at, { length }) => {
        const ranges = bandsAround(search.centre, SEARCH_RADIUS_MILES, heightOf(pk));
        const { west, east } = ranges[at % (length / (search.trades.length || 1))]!;
        return { pk, from: sliceKey(west), to: sliceKey(east) };
      }),
    // An id in sixteen characters as the attribute's name, the facts with the longitude as its value; keys and a count.
    shared: { documentBytes: ID_CHARACTERS + FACTS_WITH_LONGITUDE - lessBytes, itemBytes: 26, mostBytes: 1024 },
  };
};

/** The product's own layout: functions/table/search/geo-index. */
export const chosen = bands('e  bands of 50 miles, 20 without a trade', 50, 20);

export const layouts: Layout[] = [
  cards,
  pointers,
  ownCells,
  {
    ...bands('d  packed items in such bands', 50, 20),
    packed: { documentBytes: 12 + FACTS_BYTES + 3, mostBytes: 1000 },
  },
  bands('e  bands of 20 miles', 20, 20),
  bands('e  bands of 100 miles, 20 without a trade', 100, 20),
  // Keys of 128 characters, one character for kind and band, minutes instead of seconds.
  bands('f  entries of 35 bytes, bands of 50 and 20', 50, 20, 6),
  // This layout stores half an id, by which no document could be read.
  bands('f  entries of 27 bytes, bands of 50 and 20', 50, 20, 14),
  slices('g  attributes of shared items, 50 and 20', 50, 20),
  // The place within its slice and band, minutes instead of seconds.
  slices('g  the same, 23 bytes a document', 50, 20, 4),
  chosen,
];
