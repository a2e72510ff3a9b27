import { zip } from '@plumbline/shared/contracts/fields';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { allZips, locateZip, type ZipLocation } from '@plumbline/shared/geography/zip-location';
import * as z from 'zod';
import areas from '../data/areas.json' with { type: 'json' };

/**
 * A region of the demo. Names of companies and projects start with one of its `words`; phone numbers have its area
 * code.
 */
export type Area = { name: string; areaCode: string; words: readonly string[]; zips: readonly ZipLocation[] };

const AREA_MILES = 25;

const place = (zip: string): ZipLocation => {
  const found = locateZip(zip);
  if (!found) throw new Error(`No such ZIP: ${zip}`);
  return found;
};

/** Returns the towns of the same state around a center. */
const around = (centre: string): ZipLocation[] => {
  const middle = place(centre);
  return allZips().filter((zip) => zip.state === middle.state && distanceMiles(middle, zip) <= AREA_MILES);
};

const named = { name: z.string().min(1), areaCode: z.string().regex(/^\d{3}$/), words: z.array(z.string()).min(1) };

const given = z
  .strictObject({
    home: z.strictObject({ ...named, zips: z.array(zip()).min(1) }),
    metros: z.array(z.strictObject({ ...named, centre: zip() })),
  })
  .parse(areas);

/** Kosciusko County in Indiana, and the towns around it. */
export const homeCounty: Area = { ...given.home, zips: given.home.zips.map(place) };

export const metros: readonly Area[] = given.metros.map(({ centre, ...metro }) => ({ ...metro, zips: around(centre) }));
