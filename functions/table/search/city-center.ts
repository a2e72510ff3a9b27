import type { Point } from '@plumbline/shared/domain/places/distance';
import { cityCentre } from '@plumbline/shared/geography/zip-location';

/**
 * Returns the profile with the coordinates of its city's center. Everyone sees the city but not the ZIP. So distances,
 * the order of matches and the matches themselves don't reveal where a worker lives or a company has its office
 * [PRO-38, PRO-39].
 */
export const atCityCenter = <P extends { city: string; state: string } & Point>(profile: P): P => ({
  ...profile,
  ...cityCentre(profile),
});
