import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../domain/places/distance.ts';
import { jobStates } from '../options/us-states.ts';
import {
  fastGrowingSuburbs,
  militaryZips,
  territoryZips,
  timeZonesOfSplitStates,
  unassignedZips,
  unknownZips,
} from './packing/zip-samples.ts';
import { allZips, cityCentre, locateZip } from './zip-location.ts';

describe('the table of ZIPs', () => {
  it('[PRO-33] finds city, state and time zone of a ZIP', () => {
    expect(locateZip('46590')).toEqual({
      zip: '46590',
      city: 'Winona Lake',
      state: 'IN',
      timeZone: 'America/Indiana/Indianapolis',
      latitude: 41.211,
      longitude: -85.8305,
    });
    expect(locateZip('00601')).toMatchObject({ city: 'Adjuntas', state: 'PR' });
  });

  it('[PRO-29] accepts ZIP+4 with a dash or a space', () => {
    expect(locateZip('46590-1234')?.city).toBe('Winona Lake');
    expect(locateZip(' 46590 1234 ')?.city).toBe('Winona Lake');
    expect(locateZip('75073-1234')).toMatchObject({ zip: '75073', state: 'TX', approximate: true });
  });

  it.each(fastGrowingSuburbs)('has the ZIP %s of the growing suburb %s, %s [PRO-33]', (zip, city, state) => {
    expect(locateZip(zip)).toMatchObject({ zip, city, state });
    expect(locateZip(zip)?.approximate).toBeUndefined();
  });

  it.each(territoryZips)('places the ZIP %s in %s [PRO-33]', (zip, state) => {
    expect(locateZip(zip)).toMatchObject({ zip, state, city: expect.stringMatching(/./) });
  });

  it.each(unknownZips)('places the unknown ZIP %s by its first three digits in %s, without a city', (zip, state) => {
    const location = locateZip(zip);
    expect(location).toMatchObject({ zip, state, city: '', approximate: true });
    const area = allZips().filter((each) => each.zip.startsWith(zip.slice(0, 3)));
    const nearest = Math.min(...area.map((each) => distanceMiles(each, location!)));
    expect(nearest).toBeLessThan(60);
  });

  it.each(unassignedZips)('has no place for %s, whose area is not assigned [PRO-34]', (zip) => {
    expect(locateZip(zip)).toBeUndefined();
  });

  it.each(militaryZips)('has no place for the military ZIP %s', (zip) => {
    expect(locateZip(zip)).toBeUndefined();
  });

  it('has no place for an invalid ZIP [PRO-34]', () => {
    for (const zip of ['4659', 'ABCDE', '', '465901234', '46590-12']) expect(locateZip(zip), zip).toBeUndefined();
  });

  it('keeps every row inside the states and territories that a job can be in', () => {
    const known = new Set<string>(jobStates.map(({ abbreviation }) => abbreviation));
    const zips = allZips();
    expect(zips.length).toBeGreaterThan(41_900);
    expect(zips.filter(({ state }) => !known.has(state))).toEqual([]);
    expect(zips.filter(({ city }) => city === '')).toEqual([]);
    expect(new Set(zips.map(({ state }) => state)).size).toBe(jobStates.length);
  });

  it('corrects the rows that the sources have in another county', () => {
    expect(locateZip('10200')?.longitude).toBe(-73.95);
    expect(locateZip('99505')?.longitude).toBeCloseTo(-149.65, 1);
  });
});

describe('time zones of ZIPs', () => {
  const winterHours = (timeZone: string, month = '01'): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(`2026-${month}-15T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')!.value;

  it.each(timeZonesOfSplitStates)('places %s (%s) in the zone %s', (zip, _, timeZone) => {
    const found = locateZip(zip)?.timeZone ?? '';
    expect([winterHours(found), winterHours(found, '07')]).toEqual([
      winterHours(timeZone),
      winterHours(timeZone, '07'),
    ]);
  });

  it('are zones that the runtime supports, for every ZIP', () => {
    for (const timeZone of new Set(allZips().map((zip) => zip.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });
});

it('the middle of a city is found from any of its ZIPs', () => {
  const [east, west] = [locateZip('46544')!, locateZip('46545')!];
  expect([east.city, west.city]).toEqual(['Mishawaka', 'Mishawaka']);
  const center = cityCentre(east)!;
  expect(center).toEqual(cityCentre(west));
  for (const zip of [east, west]) expect(distanceMiles(zip, center)).toBeLessThan(10);
  expect(cityCentre({ city: 'Mishawaka', state: 'HI' })).toBeUndefined();
  expect(cityCentre({ city: 'Winona Lake', state: 'IN' })).toMatchObject({ latitude: locateZip('46590')!.latitude });
});
