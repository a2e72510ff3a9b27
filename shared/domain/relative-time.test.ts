import { describe, expect, it } from 'vitest';
import { relativeDay, relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const utc = { timeZone: 'UTC' };

describe('relative time', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', 'Today'],
    ['2026-11-20T23:59:59.000Z', 'Yesterday'],
    ['2026-11-19T23:59:59.000Z', '2 days ago'],
    ['2026-10-23T12:00:00.000Z', '29 days ago'],
    ['2026-10-22T12:00:00.000Z', 'on Oct 22, 2026'],
    ['2025-01-05T12:00:00.000Z', 'on Jan 5, 2025'],
    ['2026-11-24T12:00:00.000Z', 'on Nov 24, 2026'],
  ])('[SHL-33] %s reads "%s"', (date, text) => {
    expect(relativeTime(date, now, utc)).toBe(text);
  });

  it('[SHL-33] counts days as the viewer does', () => {
    const evening = '2026-11-21T02:00:00.000Z';
    expect(relativeTime(evening, now, utc)).toBe('Today');
    expect(relativeTime(evening, now, { timeZone: 'America/Chicago' })).toBe('Yesterday');
  });

  it('[SHL-33] is data for a translation as well', () => {
    expect(relativeDay('2026-11-16T12:00:00.000Z', now, utc)).toEqual({ kind: 'days', days: 5 });
  });
});
