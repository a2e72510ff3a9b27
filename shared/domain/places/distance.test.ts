import { expect, it } from 'vitest';
import { distanceMiles, projectMiles } from './distance.ts';

const winonaLake = { latitude: 41.211, longitude: -85.8305 };
const fortWayne = { latitude: 41.0793, longitude: -85.1394 };

it('the distance of two places is measured in great-circle miles', () => {
  expect(distanceMiles(winonaLake, winonaLake)).toBe(0);
  expect(distanceMiles(winonaLake, fortWayne)).toBeCloseTo(37.1, 0);
  expect(
    distanceMiles({ latitude: 40.7128, longitude: -74.006 }, { latitude: 34.0522, longitude: -118.2437 }),
  ).toBeCloseTo(2445.6, 0);
  expect(distanceMiles({ latitude: 52, longitude: 179.9 }, { latitude: 52, longitude: -179.9 })).toBeLessThan(9);
});

it('the map projects places with exact distances from the center', () => {
  const { x, y } = projectMiles(winonaLake, fortWayne);
  expect(Math.hypot(x, y)).toBeCloseTo(distanceMiles(winonaLake, fortWayne), 9);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
  expect(projectMiles(winonaLake, winonaLake)).toEqual({ x: 0, y: 0 });
});
