import { describe, expect, it } from 'vitest';
import { distanceMiles, type Point } from '../domain/places/distance.ts';
import { type BandRange, bandOf, bandsAround } from './bands.ts';
import { allZips, locateZip } from './zip-location.ts';

const HEIGHT = 20;
const holds = (ranges: BandRange[], { latitude, longitude }: Point): boolean =>
  ranges.some(({ band, west, east }) => band === bandOf(latitude, HEIGHT) && longitude >= west && longitude <= east);

/** Returns a random number generator that repeats its numbers for the same seed. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

describe('latitude bands', () => {
  it('contain every ZIP within 50 miles of any ZIP, Alaska, Hawaii and Puerto Rico included', () => {
    const zips = allZips();
    const random = createRandom(7);
    const anywhere = Array.from({ length: 30 }, () => zips[Math.floor(random() * zips.length)]!);
    const edges = ['99501', '99546', '99950', '96720', '00901', '96910', '98368', '33040'].flatMap(
      (zip) => locateZip(zip) ?? [],
    );
    expect(edges.length).toBeGreaterThan(5);
    const missed = [...anywhere, ...edges].flatMap((centre) => {
      const ranges = bandsAround(centre, 50, HEIGHT);
      return zips.filter((zip) => distanceMiles(centre, zip) <= 50 && !holds(ranges, zip));
    });
    expect(missed).toEqual([]);
  });

  it('contain every point on the rim of circles of any size, at any latitude and across the date line', () => {
    const random = createRandom(11);
    const missed: unknown[] = [];
    for (let turn = 0; turn < 20_000; turn += 1) {
      const radius = 1 + random() * 99;
      const centre = { latitude: -60 + random() * 131, longitude: -180 + random() * 360 };
      const bearing = random() * 2 * Math.PI;
      const rim = pointAt(centre, radius * 0.999999, bearing);
      if (!holds(bandsAround(centre, radius, HEIGHT), rim)) missed.push({ centre, radius, rim });
    }
    expect(missed).toEqual([]);
  });

  it('leave out places far from the circle', () => {
    const centre = { latitude: 40.7, longitude: -74 };
    const ranges = bandsAround(centre, 50, HEIGHT);
    expect(ranges).toHaveLength(6);
    expect(holds(ranges, { latitude: 40.7, longitude: -75.2 })).toBe(false);
    expect(holds(ranges, { latitude: 42, longitude: -74 })).toBe(false);
    expect(holds(ranges, { latitude: 41.4, longitude: -75 })).toBe(false);
  });
});

const pointAt = (from: Point, miles: number, bearing: number): Point => {
  const angle = miles / 3958.8;
  const [latitude, longitude] = [(from.latitude * Math.PI) / 180, (from.longitude * Math.PI) / 180];
  const north = Math.asin(
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing),
  );
  const east =
    longitude +
    Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
      Math.cos(angle) - Math.sin(latitude) * Math.sin(north),
    );
  const degrees = (east * 180) / Math.PI;
  return { latitude: (north * 180) / Math.PI, longitude: ((((degrees + 180) % 360) + 360) % 360) - 180 };
};
