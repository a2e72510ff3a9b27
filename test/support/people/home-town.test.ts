import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { MAX_SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { describe, expect, it } from 'vitest';
import { homeCounty, metros } from '../../../infra/local/demo/world/areas.ts';
import { homeTown, homeTownLine, liveAmongDemo, moveToNextTown, towns } from './home-town.ts';

describe('the home town of a test file', () => {
  it('is out of reach of every other town and of the demo', () => {
    const places = towns.map((zip) => locateZip(zip)!);
    const demo = [homeCounty, ...metros].flatMap(({ zips }) => zips);
    for (const [at, place] of places.entries()) {
      const near = [...places.slice(at + 1), ...demo].filter(
        (other) => distanceMiles(place, other) <= MAX_SEARCH_RADIUS_MILES,
      );
      expect(near).toEqual([]);
    }
  });

  it("differs for each file of a worker and for each worker, and is the demo's for files that choose it", () => {
    const seen = [1, 1, 2, 2].map((worker) => {
      moveToNextTown(worker);
      return homeTown().zip;
    });
    expect(new Set(seen).size).toBe(4);
    liveAmongDemo();
    expect(homeTownLine()).toBe('Winona Lake, IN');
  });
});
