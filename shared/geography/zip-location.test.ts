import { describe, expect, it } from 'vitest';
import zipcodes from 'zipcodes';
import { distanceMiles } from './distance.ts';
import { allZips, cityCentre, locateZip } from './zip-location.ts';

describe('ZIP locations', () => {
  it('[PRO-33] finds city and state of a ZIP', () => {
    expect(locateZip('46590')).toEqual({
      zip: '46590',
      city: 'Winona Lake',
      state: 'IN',
      latitude: 41.211,
      longitude: -85.8305,
    });
    expect(locateZip('00601')).toMatchObject({ city: 'Adjuntas', state: 'PR' });
  });

  it('[PRO-29] takes ZIP+4 with a dash or a space', () => {
    expect(locateZip('46590-1234')?.city).toBe('Winona Lake');
    expect(locateZip(' 46590 1234 ')?.city).toBe('Winona Lake');
  });

  it('[PRO-34] answers nothing for a ZIP that does not exist or has no place', () => {
    for (const zip of ['00000', '99999', '4659', 'ABCDE', '']) expect(locateZip(zip), zip).toBeUndefined();
    expect(locateZip('34025')).toBeUndefined();
  });

  it('keeps every place of the source as it was', () => {
    const zips = allZips();
    expect(zips.length).toBeGreaterThan(41_000);
    for (const { zip, city, state, latitude, longitude } of zips) {
      const source = zipcodes.codes[zip]!;
      if (zip !== '10200') expect({ zip, city, state, latitude, longitude, country: 'US' }).toEqual(source);
    }
    expect(locateZip('10200')?.longitude).toBe(-73.95);
  });
});

it('finds the middle of a city, whichever of its ZIPs somebody lives in', () => {
  const [east, west] = [locateZip('46544')!, locateZip('46545')!];
  expect([east.city, west.city]).toEqual(['Mishawaka', 'Mishawaka']);
  const centre = cityCentre(east)!;
  expect(centre).toEqual(cityCentre(west));
  for (const zip of [east, west]) expect(distanceMiles(zip, centre)).toBeLessThan(10);
  expect(cityCentre({ city: 'Mishawaka', state: 'HI' })).toBeUndefined();
  expect(cityCentre({ city: 'Winona Lake', state: 'IN' })).toMatchObject({ latitude: locateZip('46590')!.latitude });
});
