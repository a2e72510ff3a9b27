import type { ZipRow } from '@plumbline/shared/geography/zip-table';
import { streets } from './names.ts';
import type { Random } from './random.ts';

/** Returns a number from 555-0100 to 555-0199, which are reserved for fiction. */
export const fictionalPhone = (random: Random, areaCode: string): string =>
  `(${areaCode}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;

export const streetAddress = (random: Random): string => `${random.int(12, 4980)} ${random.pick(streets)}`;

/** Returns the place fields of a profile, job or project. */
export const placeFields = ({ zip, city, state, latitude, longitude }: Omit<ZipRow, 'timeZone'>) => ({
  zip,
  city,
  state,
  latitude,
  longitude,
});

export type PlaceFields = ReturnType<typeof placeFields>;
