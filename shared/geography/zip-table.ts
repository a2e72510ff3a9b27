import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Point } from '../domain/places/distance.ts';
import { DEGREE_STEPS, type NameLists, unpackColumns, unpackNames, type ZipColumns } from './zip-columns.ts';

export type ZipRow = Point & { zip: string; city: string; state: string; timeZone: string };

export type ZipTable = NameLists & { columns: ZipColumns };

let loaded: ZipTable | undefined;

/** Returns the ZIP table. It is unpacked on first use, because most functions don't need it. */
export const zipTable = (): ZipTable => {
  if (loaded) return loaded;
  const bytes = brotliDecompressSync(readFileSync(new URL('./zip-table.br', import.meta.url)));
  const { columns, end } = unpackColumns(bytes, 4, bytes.readUInt32LE(0));
  loaded = { columns, ...unpackNames(bytes.toString('utf8', end)) };
  return loaded;
};

/** Returns the first row whose ZIP Code is not below the given one; the number of rows when there is none. */
export const firstRowFrom = ({ columns }: ZipTable, zip: number): number => {
  let low = 0;
  let high = columns.zip.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (columns.zip[middle]! < zip) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const readRow = ({ columns, states, timeZones, cities }: ZipTable, row: number): ZipRow => ({
  zip: String(columns.zip[row]).padStart(5, '0'),
  city: cities[columns.city[row]!]!,
  state: states[columns.state[row]!]!,
  timeZone: timeZones[columns.timeZone[row]!]!,
  latitude: columns.latitude[row]! / DEGREE_STEPS,
  longitude: columns.longitude[row]! / DEGREE_STEPS,
});
