import { expect, it } from 'vitest';
import { isRejectionOver, rejectionDate, rejectionEnds } from './rejection.ts';

it('[APP-31] the rejection rule ends a rejection seven days after its date', () => {
  expect(rejectionEnds('2026-11-14T10:00:00.000Z')).toBe('2026-11-21T10:00:00.000Z');
  expect(isRejectionOver('2026-11-21T10:00:00.000Z', new Date('2026-11-21T09:59:59.999Z'))).toBe(false);
  expect(isRejectionOver('2026-11-21T10:00:00.000Z', new Date('2026-11-21T10:00:00.000Z'))).toBe(true);
});

it('[APP-21] the rejection rule shows the date of a rejection, or its end minus seven days', () => {
  const ends = '2026-11-21T10:00:00.000Z';
  expect(rejectionDate({ date: '2026-11-13T00:00:00.000Z', ends })).toBe('2026-11-13T00:00:00.000Z');
  expect(rejectionDate({ ends })).toBe('2026-11-14T10:00:00.000Z');
  expect(rejectionDate({})).toBeUndefined();
});
