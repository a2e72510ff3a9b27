import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../options/limits.ts';
import {
  formatDashDate,
  formatDate,
  formatFeedDate,
  formatPaddedDate,
  formatShortDate,
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

  it('use the words and the order of Spanish for a Spanish reader', () => {
    expect(formatDate(moment, spanish)).toBe('7 nov 2026');
    expect(formatPaddedDate(moment, spanish)).toBe('07 nov 2026');
  });

  it.each([formatDate, formatPaddedDate, formatSlashDate, formatDashDate, formatShortDate])(
    'have the month as a word for a Spanish reader, who may expect the day first: %o',
    (format) => {
      expect(format(moment, spanish)).toMatch(/^0?7 nov( 2026)?$/);
    },
  );

  it('use the time zone of the viewer', () => {
    expect(formatSlashDate(moment, { timeZone: 'America/Indiana/Indianapolis' })).toBe('11/06/2026');
  });

  it('show a bare day as written, in any zone', () => {
    expect(formatSlashDate('2026-11-07', { timeZone: 'America/Los_Angeles' })).toBe('11/07/2026');
  });

  it('include the hour where it matters', () => {
    expect(formatTime('2026-11-07T14:40:00.000Z', utc)).toMatch(/^2:40\sPM$/);
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');

  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

  it.each(Array.from({ length: 32 }, (_, days) => days))('is counted under 30 days, %i days ago [SHL-33]', (days) => {
    const date = daysAgo(days);
    const expected =
      days === 0
        ? { kind: 'today' }
        : days === 1
          ? { kind: 'yesterday' }
          : days < 30
            ? { kind: 'past', days }
            : { kind: 'date', date: days === 30 ? 'Oct 22, 2026' : 'Oct 21, 2026' };
    expect(relativeDay(date, now, utc)).toEqual(expected);
  });

  it.each([
    ['2026-11-21T00:00:00.000Z', { kind: 'today' }],
    ['2026-11-20T23:59:59.999Z', { kind: 'yesterday' }],
    ['2026-11-20T00:00:00.000Z', { kind: 'yesterday' }],
    ['2026-11-19T23:59:59.999Z', { kind: 'past', days: 2 }],
    ['2025-01-05T12:00:00.000Z', { kind: 'date', date: 'Jan 5, 2025' }],
  ])('changes at midnight: %s [SHL-33]', (date, day) => {
    expect(relativeDay(date, now, utc)).toEqual(day);
  });

  it.each([1 / DAY_MS, 0.5, 1, 2, 7, 29, 30, 400])(
    'shows as today when the clock of the viewer is %d days behind [SHL-33]',
    (days) => {
      expect(relativeDay(daysAgo(-days), now, utc)).toEqual({ kind: 'today' });
    },
  );

  it('[SHL-33] counts days as the viewer does', () => {
    const evening = '2026-11-21T02:00:00.000Z';
    expect(relativeDay(evening, now, utc).kind).toBe('today');
    expect(relativeDay(evening, now, { timeZone: 'America/Chicago' }).kind).toBe('yesterday');
  });
});

describe('the date of a feed', () => {
  it.each([
    ['2026-12-03T02:30:00.000Z', 'America/Chicago', 'Wed, 02 Dec 2026 20:30:00 -0600'],
    ['2026-07-03T02:30:05.000Z', 'America/Chicago', 'Thu, 02 Jul 2026 21:30:05 -0500'],
    ['2026-12-03T05:00:00.000Z', 'America/New_York', 'Thu, 03 Dec 2026 00:00:00 -0500'],
    ['2026-12-02T15:00:00.000Z', 'Pacific/Guam', 'Thu, 03 Dec 2026 01:00:00 +1000'],
    ['2026-12-02T15:00:00.000Z', 'UTC', 'Wed, 02 Dec 2026 15:00:00 +0000'],
  ])('is that of %s in %s', (moment, timeZone, text) => {
    expect(formatFeedDate(moment, timeZone)).toBe(text);
    expect(Date.parse(text)).toBe(Date.parse(moment));
  });
});
