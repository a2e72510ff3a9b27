import { describe, expect, it } from 'vitest';
import { formatDashDate, formatPlainDate, formatShortDate, formatSlashDate } from './date-formats.ts';

const utc = { timeZone: 'UTC' };
const moment = '2026-11-07T03:00:00.000Z';

describe('dates', () => {
  it('[SHL-34] are written MM/DD/YYYY, MMM DD, YYYY and MM-DD-YYYY', () => {
    expect(formatSlashDate(moment, utc)).toBe('11/07/2026');
    expect(formatShortDate(moment, utc)).toBe('Nov 07, 2026');
    expect(formatDashDate(moment, utc)).toBe('11-07-2026');
  });

  it('[SHL-33] are written MMM D, YYYY in relative time', () => {
    expect(formatPlainDate(moment, utc)).toBe('Nov 7, 2026');
  });

  it('follow the time zone of the viewer', () => {
    expect(formatSlashDate(moment, { timeZone: 'America/Indiana/Indianapolis' })).toBe('11/06/2026');
  });

  it('show a bare day as written, in whatever zone', () => {
    expect(formatSlashDate('2026-11-07', { timeZone: 'America/Los_Angeles' })).toBe('11/07/2026');
  });

  it('use the words of another language', () => {
    expect(formatShortDate(moment, { ...utc, locale: 'es' })).toBe('07 nov 2026');
  });
});
