import type { Point } from '@plumbline/shared/domain/places/distance';
import { cityCentre } from '@plumbline/shared/geography/zip-location';

/**
 * The profile as if it lay in the middle of its city. Everyone sees the city but not the ZIP, so neither a distance,
 * nor the order of matches, nor whether there is one says more about where a worker lives or a company has its office
 * [PRO-38, PRO-39].
 */
export const atCityCenter = <P extends { city: string; state: string } & Point>(profile: P): P => ({
  ...profile,
  ...cityCentre(profile),
});
