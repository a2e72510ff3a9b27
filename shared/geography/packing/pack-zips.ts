/**
 * Writes zip-table.br: `npm exec -- node shared/geography/packing/pack-zips.ts`. The sources and their licenses are in
 * docs/decisions/0091-zip-table.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isMilitaryZip } from '../../domain/contact-details/zip.ts';
import { distanceMiles, type Point } from '../../domain/places/distance.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { DEGREE_STEPS, type NameLists, packColumns, packNames } from '../zip-columns.ts';
import { misplaced, timeZoneCorrections } from './corrections.ts';
import { readSources, type Sources } from './sources.ts';

type Town = Point & { zip: string; city: string; state: string; addedLater: boolean };
type Place = Town & { timeZone: string };

/** One row of zipcodes 8.0.0 (10200, New York) lost the sign of its longitude. */
const withSign = (town: Town): Town => (town.state === 'NY' ? { ...town, longitude: -Math.abs(town.longitude) } : town);

/**
 * Joins the towns of both sources. A ZIP Code in both takes the older row, because profiles and jobs are stored with
 * its names. A new ZIP Code of a known town takes the known spelling.
 */
const joinTowns = ({ towns, newTowns, censusMiddles }: Sources): Town[] => {
  const townSlug = ({ city, state }: Pick<Town, 'city' | 'state'>) => slugOf(`${city} ${state}`);
  const spellings = new Map([...towns.values()].map((town) => [townSlug(town), town.city]));
  return [...new Map([...newTowns, ...towns]).values()]
    .filter(({ zip }) => !isMilitaryZip(zip))
    .map(({ zip, city, state, latitude, longitude }) => ({ zip, city, state, latitude, longitude }))
    .map((town) => withSign({ ...town, addedLater: !towns.has(town.zip) }))
    .map((town) => (misplaced.has(town.zip) ? { ...town, ...censusMiddles.get(town.zip) } : town))
    .map((town) => ({ ...town, city: spellings.get(townSlug(town)) ?? town.city }))
    .sort((a, b) => a.zip.localeCompare(b.zip));
};

/** Adds the time zones. A ZIP Code without one takes that of the nearest ZIP Code in its state. */
const addTimeZones = (towns: Town[], timeZones: Sources['timeZones']): Place[] => {
  const known = towns.flatMap((town) => {
    const timeZone = timeZoneCorrections.get(town.zip) ?? timeZones.get(town.zip);
    return timeZone ? [{ ...town, timeZone }] : [];
  });
  const byZip = new Map(known.map((place) => [place.zip, place]));
  return towns.map((town) => {
    const own = byZip.get(town.zip);
    if (own) return own;
    const inState = known.filter(({ state }) => state === town.state);
    const nearest = inState.reduce((best, place) =>
      distanceMiles(town, place) < distanceMiles(town, best) ? place : best,
    );
    return { ...town, timeZone: nearest.timeZone };
  });
};

/** Numbers the names in order of appearance, so that neighboring rows have close numbers, which compress well. */
const numberNames = (names: string[]) => {
  const numbers = new Map<string, number>();
  const column = Int32Array.from(names, (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  });
  return { column, names: [...numbers.keys()] };
};

const packPlaces = (places: Place[]): Buffer => {
  const cities = numberNames(places.map(({ city }) => city));
  const states = numberNames(places.map(({ state }) => state));
  const timeZones = numberNames(places.map(({ timeZone }) => timeZone));
  const degrees = (key: keyof Point) => Int32Array.from(places, (place) => Math.round(place[key] * DEGREE_STEPS));
  const lists: NameLists = { states: states.names, timeZones: timeZones.names, cities: cities.names };
  const rows = Buffer.alloc(4);
  rows.writeUInt32LE(places.length);
  const columns = packColumns({
    zip: Int32Array.from(places, ({ zip }) => Number(zip)),
    city: cities.column,
    state: states.column,
    timeZone: timeZones.column,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    addedLater: Int32Array.from(places, ({ addedLater }) => Number(addedLater)),
  });
  return Buffer.concat([rows, ...columns, Buffer.from(packNames(lists))]);
};

const folder = mkdtempSync(join(tmpdir(), 'zip-sources-'));
try {
  const sources = readSources(folder, (path) => readFileSync(path, 'utf8'));
  const places = addTimeZones(joinTowns(sources), sources.timeZones);
  const packed = packPlaces(places);
  const compressed = brotliCompressSync(packed, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length },
  });
  writeFileSync(new URL('../zip-table.br', import.meta.url), compressed);
  console.log(`${places.length} ZIPs, ${Math.round(compressed.length / 1024)} KB packed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
