import { describe, expect, it } from 'vitest';
import { exploreInParallel, summary } from '../support/explorer/main.ts';

const RUNS = 5000;
/** The time limit allows for other tests that use both cores during the whole run. */
const MOST_MS = 75 * 60_000;

describe('every order in which a purchase can happen', () => {
  it('[PAY-24] [PAY-25] charges once and grants once, or refunds, whatever fails, crashes, repeats or waits', {
    timeout: MOST_MS,
  }, async () => {
    const findings = await exploreInParallel(RUNS, 1);
    console.log(summary(findings));
    expect(findings.violations).toEqual([]);
    expect(findings.schedules).toBeGreaterThanOrEqual(RUNS);
    expect(findings.swept).toBeGreaterThan(1000);
  });
});
