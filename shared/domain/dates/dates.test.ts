import { describe, expect, it } from 'vitest';
import {
  COUNTED_ACTIVITY_DAYS,
  formatDashDate,
  formatDate,
  formatPaddedDate,
  formatSlashDate,
  formatTime,
  relativeDay,
} from './dates.ts';

const utc = { timeZone: 'UTC' };
const spanish = { ...utc, locale: 'es-US' };
const moment = '2026-11-07T03:00:00.000Z';

describe('dates', () => {
  it('have one format without a leading zero', () => {
    expect(formatDate(moment, utc)).toBe('Nov 7, 2026');
  });

  it('[SHL-34] are written MM/DD/YYYY, MMM DD, YYYY and MM-DD-YYYY where a requirement says so', () => {
    expect(formatSlashDate(moment, utc)).toBe('11/07/2026');
    expect(formatPaddedDate(moment, utc)).toBe('Nov 07, 2026');
    expect(formatDashDate(moment, utc)).toBe('11-07-2026');
  });

  it('follow a Spanish reader in words and in order', () => {
    expect(formatDate(moment, spanish)).toBe('7 nov 2026');
    expect(formatPaddedDate(moment, spanish)).toBe('07 nov 2026');
    expect(formatSlashDate(moment, spanish)).toBe('07/11/2026');
    expect(formatDashDate(moment, spanish)).toBe('07-11-2026');
  });

  it('follow the time zone of the viewer', () => {
    expect(formatSlashDate(moment, { timeZone: 'America/Indiana/Indianapolis' })).toBe('11/06/2026');
  });

  it('show a bare day as written, in whatever zone', () => {
    expect(formatSlashDate('2026-11-07', { timeZone: 'America/Los_Angeles' })).toBe('11/07/2026');
  });

  it('name the hour where it matters', () => {
    expect(formatTime('2026-11-07T14:40:00.000Z', utc)).toMatch(/^2:40\sPM$/);
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');

  it.each([
    ['2026-11-21T00:00:00.000Z', { kind: 'today' }],
    ['2026-11-20T23:59:59.000Z', { kind: 'yesterday' }],
    ['2026-11-19T23:59:59.000Z', { kind: 'past', days: 2 }],
    ['2026-11-14T12:00:00.000Z', { kind: 'past', days: 7 }],
    ['2026-11-13T12:00:00.000Z', { kind: 'date', date: 'Nov 13, 2026' }],
    ['2026-11-22T12:00:00.000Z', { kind: 'tomorrow' }],
    ['2026-11-24T12:00:00.000Z', { kind: 'coming', days: 3 }],
    ['2026-11-28T12:00:00.000Z', { kind: 'coming', days: 7 }],
    ['2026-11-29T12:00:00.000Z', { kind: 'date', date: 'Nov 29, 2026' }],
  ])('counts up to seven days to either side: %s', (date, day) => {
    expect(relativeDay(date, now, utc)).toEqual(day);
  });

  it.each([
    ['2026-11-21T00:00:00.000Z', { kind: 'today' }],
    ['2026-11-20T23:59:59.000Z', { kind: 'yesterday' }],
    ['2026-10-23T12:00:00.000Z', { kind: 'past', days: 29 }],
    ['2026-10-22T12:00:00.000Z', { kind: 'date', date: 'Oct 22, 2026' }],
    ['2025-01-05T12:00:00.000Z', { kind: 'date', date: 'Jan 5, 2025' }],
  ])('[SHL-33] counts under 30 days for the last activity: %s', (date, day) => {
    expect(relativeDay(date, now, { ...utc, counted: COUNTED_ACTIVITY_DAYS })).toEqual(day);
  });

  it('[SHL-33] counts days as the viewer does', () => {
    const evening = '2026-11-21T02:00:00.000Z';
    expect(relativeDay(evening, now, utc).kind).toBe('today');
    expect(relativeDay(evening, now, { timeZone: 'America/Chicago' }).kind).toBe('yesterday');
  });
});
