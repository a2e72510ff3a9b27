import { expect, it } from 'vitest';
import { comingTime } from './interview-times.ts';

const [past, soon, later] = ['2026-11-20T12:00:00.000Z', '2026-11-24T12:00:00.000Z', '2026-11-25T12:00:00.000Z'];
const now = '2026-11-21T12:00:00.000Z';

it.each([
  ['the agreed time', { state: 'agreed', start: later, times: [soon, later] }, later],
  ['the first offered time that is ahead', { state: 'proposed', start: past, times: [past, soon, later] }, soon],
  ['the last offered time when all are over', { state: 'proposed', times: [past] }, past],
] as const)('an interview is listed under %s', (_, interview, time) => {
  expect(comingTime(interview, now)).toBe(time);
});
