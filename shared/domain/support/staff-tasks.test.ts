import { expect, it } from 'vitest';
import { taskDueDay } from './staff-tasks.ts';

it.each([
  ['unlock', '2026-11-20T23:30:00.000Z', '2026-11-25'],
  ['report', '2026-11-20T15:00:00.000Z', '2026-11-23'],
  ['report', '2026-11-23T15:00:00.000Z', '2026-11-24'],
  ['support', '2026-11-19T15:00:00.000Z', '2026-11-23'],
  ['signal', '2026-11-21T15:00:00.000Z', '2026-11-25'],
] as const)('a task of kind %s from %s is due on %s, after its workdays', (kind, openedAt, day) => {
  expect(taskDueDay(kind, openedAt)).toBe(day);
});

it('a task of a late Friday evening in the business zone counts from Friday', () => {
  // 8 PM in Chicago on Friday, and Saturday in UTC.
  expect(taskDueDay('report', '2026-11-21T02:00:00.000Z')).toBe('2026-11-23');
});
