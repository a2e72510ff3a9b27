import { expect, it } from 'vitest';
import { cityOfSlug, citySlug } from './city-slug.ts';

it('the catalog of cities finds a city by the slug of its address', () => {
  expect(citySlug({ city: 'Winona Lake', state: 'IN' })).toBe('winona-lake-in');
  expect(cityOfSlug('winona-lake-in')).toMatchObject({
    city: 'Winona Lake',
    state: 'IN',
    latitude: expect.any(Number),
  });
  expect(cityOfSlug('atlantis-in')).toBeUndefined();
  expect(cityOfSlug('')).toBeUndefined();
});
