import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { type Documents, NO_TRADE, TRADES_AT_MOST } from './documents.ts';
import type { Document, Entry, Layout, Read, Search } from './layouts.ts';

/**
 * The sizes of the items that a Query reads are summed, then rounded up; an eventually consistent unit is two of these
 * pages.
 */
const READ_PAGE = 4096;
const WRITE_PAGE = 1024;
const QUERY_AT_MOST = 1_048_576;
/** No entry that a search reads is for a document farther away. */
const HORIZON_MILES = 140;
/** Keys and names of a packed item, and how full such items are between two splits. */
const PACKED_OVERHEAD = 30;
const PACKED_FILL = 0.7;

export const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / READ_PAGE)) / 2;
const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / WRITE_PAGE));

const documentAt = ({ zips, place, trades }: Documents, at: number): Document => {
  const zip = zips[place[at]!]!;
  const own = trades.subarray(at * TRADES_AT_MOST, (at + 1) * TRADES_AT_MOST);
  return { id: at.toString(36), zip: zip.zip, point: zip, trades: [...own].filter((trade) => trade !== NO_TRADE) };
};

export type Near = Document & { miles: number };

/** The documents that a search may read. */
export const around = (documents: Documents, { centre }: Pick<Search, 'centre'>): Near[] => {
  const miles = documents.zips.map((zip) => distanceMiles(centre, zip));
  const near: Near[] = [];
  for (let at = 0; at < documents.size; at += 1) {
    const far = miles[documents.place[at]!]!;
    if (far <= HORIZON_MILES) near.push({ ...documentAt(documents, at), miles: far });
  }
  return near;
};

const holds = ({ from, to }: Read, { sk }: Entry): boolean =>
  (from === undefined || sk >= from) && (to === undefined || sk <= to);

/** Returns the bytes that a query reads: it reads whole items, so on average one more than the entries fill. */
const packedBytes = (count: number, { documentBytes, mostBytes }: NonNullable<Layout['packed']>): number => {
  const full = mostBytes * PACKED_FILL;
  const items = Math.ceil((count * documentBytes) / full);
  return count === 0 ? 0 : count * documentBytes + items * PACKED_OVERHEAD + full;
};

/** Full items of a slice and the last one, which is not. */
const sharedItems = (count: number, { documentBytes, itemBytes, mostBytes }: NonNullable<Layout['shared']>): number =>
  Math.ceil(count / Math.floor((mostBytes - itemBytes) / documentBytes));

const sharedBytes = (found: readonly Entry[], shared: NonNullable<Layout['shared']>): number => {
  const slices = new Map<string, number>();
  for (const { sk } of found) slices.set(sk, (slices.get(sk) ?? 0) + 1);
  const items = [...slices.values()].reduce((sum, count) => sum + sharedItems(count, shared), 0);
  return found.length * shared.documentBytes + items * shared.itemBytes;
};

/** The bytes that a query reads for the entries in its range. */
const bytesOf = ({ packed, shared }: Layout, found: readonly Entry[]): number => {
  if (packed) return packedBytes(found.length, packed);
  if (shared) return sharedBytes(found, shared);
  return found.reduce((sum, { bytes }) => sum + bytes, 0);
};

export type SearchCost = {
  requests: number;
  units: number;
  bytes: number;
  /** The most units that one partition consumes. */
  hottest: number;
};

/** The cost of one search in a layout. */
export const costOfSearch = (layout: Layout, search: Search, near: readonly Document[]): SearchCost => {
  const reads = layout.reads(search);
  const partitions = new Map<string, Entry[]>(reads.map(({ pk }) => [pk, []]));
  for (const document of near) for (const entry of layout.entries(document)) partitions.get(entry.pk)?.push(entry);
  const sizes = reads.map((read) => {
    const found = partitions.get(read.pk)!.filter((entry) => holds(read, entry));
    return bytesOf(layout, found);
  });
  return {
    requests: sizes.reduce((sum, bytes) => sum + Math.max(1, Math.ceil(bytes / QUERY_AT_MOST)), 0),
    units: sizes.reduce((sum, bytes) => sum + readUnits(bytes), 0),
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    hottest: Math.max(...sizes.map(readUnits)),
  };
};

/** Units of writing or deleting every entry of a document; a packed item is read and then written whole. */
export const costOfWrite = ({ entries, packed }: Layout, document: Document): number =>
  entries(document).reduce(
    (sum, { bytes }) => sum + (packed ? 1 + writeUnits(packed.mostBytes) : writeUnits(bytes)),
    0,
  );

/** The bytes of the entries that a search returns: those within the radius that have the trade. */
export const neededBytes = (
  layout: Layout,
  { centre, trades }: Search,
  near: readonly Near[],
  radius: number,
): number => {
  const wanted = new Set(layout.reads({ centre, trades }).map(({ pk }) => pk));
  const documentBytes = (layout.packed ?? layout.shared)?.documentBytes;
  return near
    .filter(({ miles }) => miles <= radius)
    .flatMap(layout.entries)
    .reduce((sum, { pk, bytes }) => sum + (wanted.has(pk) ? (documentBytes ?? bytes) : 0), 0);
};
