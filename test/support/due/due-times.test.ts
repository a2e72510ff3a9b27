import { describe, expect, it } from 'vitest';
import { simulateDigests, simulateExpiry } from '../../bench/due/due-lists.ts';

describe('the time that due lists take', () => {
  it('is for digests that of the e-mail rate plus the ends of runs, with all shards at the same point', async () => {
    const { minutes, runs, apart } = await simulateDigests(40_000, 20);
    // 40,000 digests at 20 a second take 33.3 minutes; each of the two full runs ends half a minute early.
    expect(minutes).toBeGreaterThan(33.3);
    expect(minutes).toBeLessThan(35);
    expect(runs).toBe(3);
    expect(apart).toBeLessThanOrEqual(50);
  });

  it('is below a minute for 2,000 matches that expire', async () => {
    const { minutes, runs } = await simulateExpiry(2000, 20);
    expect(minutes).toBeLessThan(1);
    expect(runs).toBe(1);
  });
});
