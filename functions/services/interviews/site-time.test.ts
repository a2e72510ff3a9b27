import { MAX_INTERVIEW_DAYS } from '@plumbline/shared/options/jobs/interviews';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireTimesAhead, timeAtSite } from './site-time.ts';

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

const NOW = new Date('2027-03-01T12:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const offer = (...times: string[]) =>
  requireTimesAhead(
    times.map((each) => ({ day: each.slice(0, 10), time: each.slice(11) })),
    'America/Chicago',
  );

it('the times of a proposal are returned earliest first, each once', () => {
  expect(offer('2027-03-14T03:30', '2027-03-02T07:00', '2027-03-14T03:30')).toEqual([
    '2027-03-02T13:00:00.000Z',
    '2027-03-14T08:30:00.000Z',
  ]);
});

it.each([
  ['interview_time_missing', '2027-03-14T02:30'],
  ['interview_time_over', '2027-03-01T06:00'],
  ['interview_time_far', '2027-05-01T07:00'],
])('a proposal is refused with %s when one of its times is %s', (code, time) => {
  expect(() => offer('2027-03-02T07:00', time)).toThrowError(
    expect.objectContaining({ code, status: 400, errors: [{ path: 'times.1', message: expect.any(String) }] }),
  );
});

it('a proposal can be for the last moment of the allowed days', () => {
  const last = new Date(NOW.getTime() + MAX_INTERVIEW_DAYS * DAY_MS).toISOString();
  expect(last).toBe('2027-04-30T12:00:00.000Z');
  expect(offer('2027-04-30T07:00')).toEqual([last]);
  expect(() => offer('2027-04-30T07:01')).toThrowError(expect.objectContaining({ code: 'interview_time_far' }));
});
