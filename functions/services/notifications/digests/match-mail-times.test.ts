import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { describe, expect, it } from 'vitest';
import { hourAfter, hourOf } from './match-mail-times.ts';

describe('the times of e-mails about matches', () => {
  it.each([
    ['2026-03-04T10:59:59.999Z', '2026-03-04T10:00:00.000Z', '2026-03-04T11:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('[TBX-04] put %s into its hour', (foundAt, hour, after) => {
    expect([hourOf(foundAt), hourAfter(foundAt)]).toEqual([hour, after]);
  });

  it.each([
    ['2026-03-04T12:59:59.999Z', '2026-03-04T13:00:00.000Z'],
    ['2026-03-04T13:00:00.000Z', '2026-03-05T13:00:00.000Z'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01T13:00:00.000Z'],
  ])('[TBX-04] leave what was found at %s to the digest at %s', (foundAt, due) => {
    expect(nextDigest(foundAt)).toBe(due);
  });
});
