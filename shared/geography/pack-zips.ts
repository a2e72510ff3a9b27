/** Writes zip-table.br from the npm package zipcodes: `node shared/geography/pack-zips.ts`. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import zipcodes from 'zipcodes';
import { DEGREE_STEPS, packColumns } from './zip-columns.ts';

/** Military post has no place on the map, so nothing can be near it. */
const militaryStates = new Set(['AA', 'AE', 'AP']);

const places = Object.values(zipcodes.codes)
  .filter((place) => place.country === 'US' && !militaryStates.has(place.state))
  // One source row (10200, New York) lost the sign of its longitude.
  .map((place) => (place.state === 'NY' ? { ...place, longitude: -Math.abs(place.longitude) } : place))
  .sort((a, b) => a.zip.localeCompare(b.zip));

/** Numbers names by first appearance, so that neighbours get neighbouring numbers. */
const numberNames = (names: string[]) => {
  const numbers = new Map<string, number>();
  const column = Int32Array.from(names, (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  });
  return { column, names: [...numbers.keys()] };
};

const cities = numberNames(places.map((place) => place.city));
const states = numberNames(places.map((place) => place.state));

const degrees = (key: 'latitude' | 'longitude') =>
  Int32Array.from(places, (place) => Math.round(place[key] * DEGREE_STEPS));

const rows = Buffer.alloc(4);
rows.writeUInt32LE(places.length);
const packed = Buffer.concat([
  rows,
  ...packColumns({
    zip: Int32Array.from(places, (place) => Number(place.zip)),
    city: cities.column,
    state: states.column,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  }),
  Buffer.from(`${states.names.join('\n')}\n\n${cities.names.join('\n')}`),
]);
const compressed = brotliCompressSync(packed, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length },
});

writeFileSync(new URL('./zip-table.br', import.meta.url), compressed);
console.log(`${places.length} ZIPs, ${Math.round(compressed.length / 1024)} KB packed`);
