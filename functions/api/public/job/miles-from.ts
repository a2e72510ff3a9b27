import { distanceMiles, type Point } from '@plumbline/shared/domain/places/distance';
import { locateZip } from '@plumbline/shared/geography/zip-location';

/**
 * The ZIP of the page's query, and the miles from there to the job. The miles are undefined for an unassigned ZIP and
 * for military post.
 */
export type AskedMiles = { zip: string; miles: number | undefined; approximate: boolean };

export const milesFrom = (zip: string | undefined, job: Point): AskedMiles | undefined => {
  const given = zip?.trim();
  if (!given) return undefined;
  const place = locateZip(given);
  return {
    zip: place?.zip ?? given,
    miles: place && distanceMiles(place, job),
    approximate: place?.approximate ?? false,
  };
};
