import { distanceMiles, type Point } from '@plumbline/shared/geography/distance';
import { locateZip } from '@plumbline/shared/geography/zip-location';

/** What came of a ZIP that somebody gave: the miles from there, or none when there is no such ZIP. */
export type AskedMiles = { zip: string; miles: number | undefined };

export const milesFrom = (zip: string | undefined, job: Point): AskedMiles | undefined => {
  const given = zip?.trim();
  if (!given) return undefined;
  const place = locateZip(given);
  return { zip: place?.zip ?? given, miles: place && distanceMiles(place, job) };
};
