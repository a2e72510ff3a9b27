import { locateZip } from '@plumbline/shared/geography/zip-location';
import { ApiError } from '../http/errors.ts';

/** City, state and coordinates of a ZIP; an unknown one is a 400 on its field [EMP-20]. */
export const mustFindPlace = (zip: string) => {
  const place = locateZip(zip);
  if (!place) throw new ApiError('zip_unknown', { path: 'zip' });
  const { city, state, latitude, longitude } = place;
  return { zip, city, state, latitude, longitude };
};
