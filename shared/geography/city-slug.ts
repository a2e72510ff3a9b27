import { distanceMiles, type Point } from '../domain/places/distance.ts';
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

/** Returns the ZIP Code in a city that is nearest to its middle. */
export const zipOfCity = ({ city, state, ...middle }: City & Point): string | undefined =>
  allZips()
    .filter((row) => row.city === city && row.state === state)
    .map((row) => ({ zip: row.zip, miles: distanceMiles(middle, row) }))
    .toSorted((a, b) => a.miles - b.miles)[0]?.zip;
