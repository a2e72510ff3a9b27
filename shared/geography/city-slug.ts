import type { Point } from '../domain/places/distance.ts';
import { slugOf } from '../domain/text/slug.ts';
import { allZips, cityCentre } from './zip-location.ts';

type City = { city: string; state: string };

/** Returns a city as a part of an address: 'Winona Lake, IN' becomes 'winona-lake-in'. */
export const citySlug = ({ city, state }: City): string => slugOf(`${city} ${state}`);

let known: ReadonlyMap<string, City> | undefined;
const cities = (): ReadonlyMap<string, City> => {
  known ??= new Map(allZips().map(({ city, state }) => [citySlug({ city, state }), { city, state }]));
  return known;
};

/** Returns the city of an address part, with the coordinates of its middle. Undefined for an unknown city. */
export const cityOfSlug = (slug: string): (City & Point) | undefined => {
  const city = cities().get(slug);
  const centre = city && cityCentre(city);
  return city && centre && { ...city, ...centre };
};
