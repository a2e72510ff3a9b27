import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSleep } from '../../platform/clock.ts';
import { sendUntilDone } from './batch.ts';
import { ConditionFailed, retryOnConflict } from './transact.ts';

const waits: number[] = [];

beforeAll(() =>
  setSleep((ms) => {
    waits.push(ms);
    return Promise.resolve();
  }),
);
afterAll(() => setSleep((ms) => new Promise((resolve) => setTimeout(resolve, ms))));

const failing = (times: number, error: Error) => (attempt: number) =>
  attempt > times ? Promise.resolve(attempt) : Promise.reject(error);

describe('a decision that is repeated after a conflict', () => {
  const moved = new ConditionFailed([0]);

  it('ends with the first decision that could be written', async () => {
    expect(await retryOnConflict(failing(2, moved), { tries: 3 })).toBe(3);
  });

  it("throws the caller's error for the last conflict, or the conflict itself", async () => {
    const exhausted = () => new Error('Somebody was faster');
    await expect(retryOnConflict(failing(3, moved), { tries: 3, exhausted })).rejects.toThrow('Somebody was faster');
    await expect(retryOnConflict(failing(3, moved), { tries: 3 })).rejects.toBe(moved);
  });

  it('throws every other error unchanged', async () => {
    const other = new Error('no such job');
    const exhausted = () => new Error('Somebody was faster');
    let calls = 0;
    const work = () => {
      calls += 1;
      return Promise.reject(other);
    };
    await expect(retryOnConflict(work, { tries: 3, exhausted })).rejects.toBe(other);
    expect(calls).toBe(1);
  });
});

describe('a batch', () => {
  it('is sent until nothing is unprocessed, waiting longer each time', async () => {
    waits.length = 0;
    const sent: number[][] = [];
    await sendUntilDone([1, 2, 3, 4], async (open) => {
      sent.push([...open]);
      return open.slice(1);
    });
    expect(sent).toEqual([[1, 2, 3, 4], [2, 3, 4], [3, 4], [4]]);
    expect(waits).toHaveLength(3);
    for (const [at, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(5 * 2 ** at);
      expect(ms).toBeLessThan(15 * 2 ** at);
    }
  });

  it('fails as throttling does when items stay unprocessed', async () => {
    await expect(sendUntilDone([1], async (open) => [...open])).rejects.toMatchObject({ name: 'ThrottlingException' });
  });

  it("isn't sent when it is empty", async () => {
    let calls = 0;
    await sendUntilDone([], async () => {
      calls += 1;
      return [];
    });
    expect(calls).toBe(0);
  });
});
