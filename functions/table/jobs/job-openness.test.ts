import { expect, it } from 'vitest';
import { awaitsDecisions } from './job-openness.ts';

const at = '2026-11-20T15:00:00.000Z';
const sent = { published: true, publishedAt: at };

it('A job or briefing awaits decisions while it is posted, and while it is paused', () => {
  expect(awaitsDecisions(sent)).toBe(true);
  expect(awaitsDecisions({ published: false, publishedAt: at })).toBe(true);
});

it.each([
  { deletedAt: at },
  { filledAt: at },
  { suspendedAt: at },
  { takenDown: { date: at, reason: 'A deposit.' } },
  { published: false, publishedAt: undefined },
])('A job or briefing awaits no decisions with %o', (change) => {
  expect(awaitsDecisions({ ...sent, ...change })).toBe(false);
});
