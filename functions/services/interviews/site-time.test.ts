import { expect, it } from 'vitest';
import { timeAtSite } from './site-time.ts';

it.each([
  ['2026-11-24T07:00', 'America/Indiana/Indianapolis', '2026-11-24T12:00:00.000Z'],
  ['2026-07-24T07:00', 'America/Indiana/Indianapolis', '2026-07-24T11:00:00.000Z'],
  ['2026-07-24T07:00', 'America/Phoenix', '2026-07-24T14:00:00.000Z'],
  ['2026-12-31T23:30', 'Pacific/Honolulu', '2027-01-01T09:30:00.000Z'],
])('the time %s at a site in %s is %s', (local, zone, time) => {
  expect(timeAtSite(local, zone)).toBe(time);
});

it('a time that the clocks skip or a day that the calendar lacks is no time', () => {
  expect(timeAtSite('2027-03-14T02:30', 'America/Chicago')).toBeUndefined();
  expect(timeAtSite('2027-03-14T02:30', 'America/Phoenix')).toBe('2027-03-14T09:30:00.000Z');
  expect(timeAtSite('2027-02-30T07:00', 'America/Chicago')).toBeUndefined();
});

it('a time that occurs twice is one of the two', () => {
  expect(['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']).toContain(
    timeAtSite('2026-11-01T01:30', 'America/Chicago'),
  );
});
