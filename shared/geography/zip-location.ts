import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { baseZip } from '../domain/contact-details/zip.ts';
import type { Point } from './distance.ts';
import { DEGREE_STEPS, unpackColumns, type ZipColumns } from './zip-columns.ts';

export type ZipLocation = Point & { zip: string; city: string; state: string };

type ZipTable = { columns: ZipColumns; states: string[]; cities: string[] };

let loaded: ZipTable | undefined;

/** Read and unpacked on first use, so that a Lambda that never looks up a ZIP pays nothing; a bundle has it beside itself. */
const table = (): ZipTable => {
  if (loaded) return loaded;
  const bytes = brotliDecompressSync(readFileSync(new URL('./zip-table.br', import.meta.url)));
  const { columns, end } = unpackColumns(bytes, 4, bytes.readUInt32LE(0));
  const [states = '', cities = ''] = bytes.toString('utf8', end).split('\n\n');
  loaded = { columns, states: states.split('\n'), cities: cities.split('\n') };
  return loaded;
};

const findRow = (zips: Int32Array, zip: number): number => {
  let low = 0;
  let high = zips.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = zips[middle]!;
    if (found === zip) return middle;
    if (found < zip) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

const readRow = ({ columns, states, cities }: ZipTable, row: number): ZipLocation => ({
  zip: String(columns.zip[row]).padStart(5, '0'),
  city: cities[columns.city[row]!]!,
  state: states[columns.state[row]!]!,
  latitude: columns.latitude[row]! / DEGREE_STEPS,
  longitude: columns.longitude[row]! / DEGREE_STEPS,
});

/** City, state and coordinates (degrees) of a US ZIP or ZIP+4; undefined when there is no such ZIP [PRO-33]. */
export const locateZip = (text: string): ZipLocation | undefined => {
  const zip = baseZip(text.trim());
  if (!zip) return undefined;
  const row = findRow(table().columns.zip, Number(zip));
  return row < 0 ? undefined : readRow(table(), row);
};

type City = Pick<ZipLocation, 'city' | 'state'>;
const centres = new Map<string, Point | undefined>();

const middleOf = (city: City): Point | undefined => {
  const { columns, states, cities } = table();
  const [state, name] = [states.indexOf(city.state), cities.indexOf(city.city)];
  const sum = { latitude: 0, longitude: 0, zips: 0 };
  columns.city.forEach((each, row) => {
    if (each !== name || columns.state[row] !== state) return;
    sum.latitude += columns.latitude[row]!;
    sum.longitude += columns.longitude[row]!;
    sum.zips += 1;
  });
  if (!sum.zips) return undefined;
  const degrees = (steps: number) => steps / sum.zips / DEGREE_STEPS;
  return { latitude: degrees(sum.latitude), longitude: degrees(sum.longitude) };
};

/** The middle of a city's ZIPs; undefined when there is no such city. */
export const cityCentre = ({ city, state }: City): Point | undefined => {
  const name = `${city}, ${state}`;
  if (!centres.has(name)) centres.set(name, middleOf({ city, state }));
  return centres.get(name);
};

/** Every ZIP known, in order; for tests, benches and demo data. */
export const allZips = (): ZipLocation[] => {
  const known = table();
  return Array.from(known.columns.zip, (_, row) => readRow(known, row));
};
