import { expect, it } from 'vitest';
import { postedAt, postingDay } from './posting-day.ts';

const createdAt = '2026-11-29T01:48:00.000Z';

it.each([
  // A draft of Nov 28 in Indiana that was paid for on Dec 2.
  { publishedAt: '2026-12-02T18:00:00.000Z', timeZone: 'America/Indiana/Indianapolis', day: '2026-12-02' },
  // Published at 9 pm Central, which is the next day in UTC.
  { publishedAt: '2026-12-03T03:00:00.000Z', timeZone: 'America/Chicago', day: '2026-12-02' },
  { publishedAt: '2026-12-03T05:30:00.000Z', timeZone: 'America/New_York', day: '2026-12-03' },
  { publishedAt: '2026-12-03T05:30:00.000Z', timeZone: 'America/Los_Angeles', day: '2026-12-02' },
  { publishedAt: '2026-12-03T09:30:00.000Z', timeZone: 'Pacific/Honolulu', day: '2026-12-02' },
  { publishedAt: '2026-12-02T14:30:00.000Z', timeZone: 'Pacific/Guam', day: '2026-12-03' },
  { publishedAt: '2026-12-03T03:00:00.000Z', timeZone: 'America/Puerto_Rico', day: '2026-12-02' },
  { publishedAt: '2026-12-03T04:30:00.000Z', timeZone: 'America/Puerto_Rico', day: '2026-12-03' },
  { publishedAt: '2026-12-03T05:30:00.000Z', timeZone: undefined, day: '2026-12-02' },
  { publishedAt: undefined, timeZone: 'America/Indiana/Indianapolis', day: '2026-11-28' },
])('a job published $publishedAt in $timeZone was posted on $day', ({ publishedAt, timeZone, day }) => {
  expect(postingDay({ createdAt, publishedAt, timeZone })).toBe(day);
  expect(postedAt({ createdAt, publishedAt })).toBe(publishedAt ?? createdAt);
});
