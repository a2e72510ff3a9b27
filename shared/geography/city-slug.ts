import type { Point } from '../domain/places/distance.ts';
import { slugOf } from '../domain/text/slug.ts';
import { allZips, cityCentre } from './zip-location.ts';

type City = { city: string; state: string };

/** 'Winona Lake, IN' as part of an address: 'winona-lake-in'. */
export const citySlug = ({ city, state }: City): string => slugOf(`${city} ${state}`);

let known: ReadonlyMap<string, City> | undefined;
const cities = (): ReadonlyMap<string, City> => {
  known ??= new Map(allZips().map(({ city, state }) => [citySlug({ city, state }), { city, state }]));
  return known;
};

/** The city of an address, with its middle; undefined when there is none. */
export const cityOfSlug = (slug: string): (City & Point) | undefined => {
  const city = cities().get(slug);
  const centre = city && cityCentre(city);
  return city && centre && { ...city, ...centre };
};
