import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, cellsWithinReach } from './cells.ts';
import { distanceMiles, type Point } from './distance.ts';
import { allZips, locateZip } from './zip-location.ts';

/** A point at most `miles` away, in any direction. */
const walk = ({ latitude, longitude }: Point, miles: number, bearing: number): Point => {
  const north = (miles * Math.cos(bearing)) / 69.1;
  const east = (miles * Math.sin(bearing)) / (69.1 * Math.cos((latitude * Math.PI) / 180));
  return { latitude: latitude + north, longitude: longitude + east };
};

const anywhere = fc.constantFrom(...allZips());

describe('cells within reach', () => {
  it('[CON-25] hold every point within 50 miles, wherever one searches', () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.double({ min: 0, max: 50.5, noNaN: true }),
        fc.double({ min: 0, max: 6.3, noNaN: true }),
        (home, miles, bearing) => {
          const there = walk(home, miles, bearing);
          fc.pre(distanceMiles(home, there) <= 50);
          expect(cellsWithinReach(home)).toContain(cellOf(there));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('[CON-25] miss no ZIP that brute force finds', () => {
    const zips = allZips().map((zip) => ({ ...zip, cell: cellOf(zip) }));
    fc.assert(
      fc.property(anywhere, fc.constantFrom(10, 50, 100), (home, miles) => {
        const reach = new Set(cellsWithinReach(home, miles));
        const missed = zips.filter((zip) => !reach.has(zip.cell) && distanceMiles(home, zip) <= miles);
        expect(missed).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('are about twenty, and the same ones each time', () => {
    const home = locateZip('46590')!;
    const cells = cellsWithinReach(home);
    expect(cells.length).toBeGreaterThan(12);
    expect(cells.length).toBeLessThan(30);
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells).toContain(cellOf(home));
    expect(cellsWithinReach(home)).toEqual(cells);
  });
});
