import { describe, expect, it } from 'vitest';
import { cronPatternOf, secondsOfRate } from './schedules.ts';

describe('reading a schedule expression', () => {
  it.each([
    ['rate(15 minutes)', 900],
    ['rate(1 hour)', 3600],
    ['rate(2 days)', 172_800],
    ['cron(0 9 * * ? *)', undefined],
  ])('finds the interval of %s', (expression, seconds) => {
    expect(secondsOfRate(expression)).toBe(seconds);
  });

  it.each([
    ['cron(0 9 * * ? *)', '0 9 * * *'],
    ['cron(30 6 1 * ? 2026)', '30 6 1 * *'],
    ['rate(1 hour)', undefined],
  ])('finds the cron pattern of %s', (expression, pattern) => {
    expect(cronPatternOf(expression)).toBe(pattern);
  });
});
