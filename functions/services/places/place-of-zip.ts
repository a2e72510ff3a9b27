import { militaryStateOf } from '@plumbline/shared/domain/contact-details/zip';
import { locateZip, type ZipLocation } from '@plumbline/shared/geography/zip-location';
import { ApiError } from '../../platform/errors.ts';

type UnknownZip = 'zip_unknown' | 'search_zip_unknown' | 'partner_zip_unknown';

/**
 * Returns the location of a ZIP. Throws 400 for an unknown one, and for military post, which has no location [EMP-20].
 */
export const requireLocation = (zip: string, unknown: UnknownZip, path = 'zip'): ZipLocation => {
  const location = locateZip(zip);
  if (location) return location;
  throw new ApiError(militaryStateOf(zip) ? 'zip_military' : unknown, { path });
};

/** Returns city, state and coordinates of a ZIP. Throws 400 when it has no coordinates. */
export const requirePlace = (zip: string) => {
  const { city, state, latitude, longitude } = requireLocation(zip, 'zip_unknown');
  return { zip, city, state, latitude, longitude };
};

/** Returns the place of a job, with the time zone that determines its posting day. */
export const requireJobPlace = (zip: string) => {
  const { city, state, latitude, longitude, timeZone } = requireLocation(zip, 'zip_unknown');
  return { zip, city, state, latitude, longitude, timeZone };
};

/** Returns the place of a person. Military addresses have a state code only, without city and coordinates. */
export const requirePersonPlace = (zip: string) => {
  const state = militaryStateOf(zip);
  return state ? { zip, city: '', state, latitude: undefined, longitude: undefined } : requirePlace(zip);
};
