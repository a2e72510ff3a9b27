import { militaryStateOf } from '@plumbline/shared/domain/contact-details/zip';
import { locateZip, type ZipLocation } from '@plumbline/shared/geography/zip-location';
import { ApiError } from '../../platform/errors.ts';

type UnknownZip = 'zip_unknown' | 'search_zip_unknown' | 'partner_zip_unknown';

/** The location of a ZIP; an unknown one and military post, which has none, are a 400 on their field [EMP-20]. */
export const requireLocation = (zip: string, unknown: UnknownZip, path = 'zip'): ZipLocation => {
  const location = locateZip(zip);
  if (location) return location;
  throw new ApiError(militaryStateOf(zip) ? 'zip_military' : unknown, { path });
};

/** City, state and coordinates of a ZIP, for what needs a place on the map. */
export const requirePlace = (zip: string) => {
  const { city, state, latitude, longitude } = requireLocation(zip, 'zip_unknown');
  return { zip, city, state, latitude, longitude };
};

/** The place of a job, with the time zone in which its days are counted. */
export const requireJobPlace = (zip: string) => {
  const { city, state, latitude, longitude, timeZone } = requireLocation(zip, 'zip_unknown');
  return { zip, city, state, latitude, longitude, timeZone };
};

/** The place of a person, who may get military post: of that only the region is known. */
export const requirePersonPlace = (zip: string) => {
  const state = militaryStateOf(zip);
  return state ? { zip, city: '', state, latitude: undefined, longitude: undefined } : requirePlace(zip);
};
