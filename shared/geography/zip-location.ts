import { baseZip } from '../domain/contact-details/zip.ts';
import type { Point } from '../domain/places/distance.ts';
import { placeText } from '../domain/text/place-text.ts';
import { DEGREE_STEPS } from './zip-columns.ts';
import { firstRowFrom, readRow, type ZipRow, type ZipTable, zipTable } from './zip-table.ts';

/**
 * The location of a ZIP Code. `approximate` is true when it is the middle of the three-digit area, and the city is then
 * empty.
 */
export type ZipLocation = ZipRow & { approximate?: true };

const AREA_SIZE = 100;

const mostFrequent = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
};

/**
 * Returns the middle of the ZIP Codes with the same first three digits, with their most frequent state and time zone.
 * Undefined when there are none.
 */
const locateArea = (table: ZipTable, zip: string): ZipLocation | undefined => {
  const first = Number(zip) - (Number(zip) % AREA_SIZE);
  const [start, end] = [firstRowFrom(table, first), firstRowFrom(table, first + AREA_SIZE)];
  const rows = Array.from({ length: end - start }, (_, index) => readRow(table, start + index));
  if (!rows.length) return undefined;
  const mean = (key: keyof Point) =>
    Math.round((rows.reduce((sum, row) => sum + row[key], 0) / rows.length) * DEGREE_STEPS) / DEGREE_STEPS;
  return {
    zip,
    city: '',
    state: mostFrequent(rows.map(({ state }) => state)),
    timeZone: mostFrequent(rows.map(({ timeZone }) => timeZone)),
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    approximate: true,
  };
};

/**
 * Returns city, state, coordinates (degrees) and time zone of a US ZIP or ZIP+4. A ZIP Code that is missing from the
 * table gets the middle of its three-digit area. Undefined for military mail and for areas that the Postal Service has
 * not assigned [PRO-33].
 */
export const locateZip = (text: string): ZipLocation | undefined => {
  const zip = baseZip(text.trim());
  if (!zip) return undefined;
  const table = zipTable();
  const row = firstRowFrom(table, Number(zip));
  return table.columns.zip[row] === Number(zip) ? readRow(table, row) : locateArea(table, zip);
};

type City = Pick<ZipRow, 'city' | 'state'>;
const centers = new Map<string, Point | undefined>();

const middleOf = (city: City): Point | undefined => {
  const { columns, states, cities } = zipTable();
  const [state, name] = [states.indexOf(city.state), cities.indexOf(city.city)];
  const rows: number[] = [];
  columns.city.forEach((each, row) => {
    if (each === name && columns.state[row] === state) rows.push(row);
  });
  if (!rows.length) return undefined;
  const first = rows.filter((row) => !columns.addedLater[row]);
  const counted = first.length ? first : rows;
  const mean = (column: Int32Array) =>
    counted.reduce((sum, row) => sum + column[row]!, 0) / counted.length / DEGREE_STEPS;
  return { latitude: mean(columns.latitude), longitude: mean(columns.longitude) };
};

/**
 * Returns the middle of a city's ZIP Codes; undefined for an unknown city. ZIP Codes that were added later don't count,
 * because stored search entries are keyed by the middle.
 */
export const cityCentre = ({ city, state }: City): Point | undefined => {
  const name = placeText({ city, state });
  if (!centers.has(name)) centers.set(name, middleOf({ city, state }));
  return centers.get(name);
};

/** Returns every ZIP Code of the table in order, for tests, benchmarks and demo data. */
export const allZips = (): ZipRow[] => {
  const table = zipTable();
  return Array.from(table.columns.zip, (_, row) => readRow(table, row));
};
