import { expect, it } from 'vitest';
import { comingReminders } from './expiry-reminders.ts';

const NOW = '2026-01-01T12:00:00.000Z';

it.each([
  ['2026-06-01', ['documentExpiresIn60 2026-04-02T15:00:00.000Z', 'documentExpiresIn14 2026-05-18T15:00:00.000Z']],
  ['2026-03-02', ['documentExpiresIn60 2026-01-01T15:00:00.000Z', 'documentExpiresIn14 2026-02-16T15:00:00.000Z']],
  ['2026-03-01', ['documentExpiresIn14 2026-02-15T15:00:00.000Z']],
  ['2026-01-14', []],
  ['2025-12-31', []],
  [undefined, []],
])('the owner of a document that ends on %s is reminded at %j', (expires, reminders) => {
  expect(comingReminders(expires, NOW).map(({ kind, dueAt }) => `${kind} ${dueAt}`)).toEqual(reminders);
});
