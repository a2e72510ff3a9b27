import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSleep } from '../../platform/clock.ts';
import { documents } from '../../platform/documents.ts';
import { deleteReminderWith } from '../notifications/reminder.ts';
import { sendUntilDone } from './batch.ts';
import { ConditionFailed, retryOnConflict, transact } from './transact.ts';

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

describe('a transaction', () => {
  const write = deleteReminderWith({ profile: 'p', kind: 'reachQuestion', subject: 's', other: '' });
  const canceled = (...codes: string[]) =>
    Object.assign(new Error('Transaction cancelled'), {
      name: 'TransactionCanceledException',
      CancellationReasons: codes.map((Code) => ({ Code })),
    });
  const named = (name: string) => Object.assign(new Error(name), { name });
  const run = async (times: number, error: Error) => {
    waits.length = 0;
    let calls = 0;
    vi.spyOn(documents, 'send').mockImplementation(async () => {
      calls += 1;
      if (calls <= times) throw error;
      return {};
    });
    const problem = await transact(write).then(() => undefined, String);
    return { calls, problem };
  };
  beforeEach(() => void vi.stubEnv('TABLE_NAME', 'a-table'));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it.each([
    ['a conflict', canceled('None', 'TransactionConflict')],
    ['a throttled item', canceled('ThrottlingError', 'None')],
    ['an item above its provisioned throughput', canceled('ProvisionedThroughputExceeded')],
    ['a throttled table', named('ProvisionedThroughputExceededException')],
    ['a throttled account', named('ThrottlingException')],
  ])('is tried again after %s, and at most six times', async (_, error) => {
    expect(await run(2, error)).toEqual({ calls: 3, problem: undefined });
    expect(await run(9, error)).toEqual({ calls: 6, problem: String(error) });
  });

  it.each([
    ['an invalid item', canceled('ValidationError')],
    ['an invalid request', named('ValidationException')],
  ])('is not tried again after %s', async (_, error) => {
    expect(await run(1, error)).toEqual({ calls: 1, problem: String(error) });
  });

  it('waits longer for throttled items than for conflicts, with jitter, and at most 2.4 seconds in total', async () => {
    await run(9, canceled('ThrottlingError'));
    for (const [index, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(25 * 2 ** index);
      expect(ms).toBeLessThan(75 * 2 ** index);
    }
    await run(9, canceled('TransactionConflict'));
    for (const [index, ms] of waits.entries()) expect(ms).toBeLessThan(15 * 2 ** index);
  });

  it('throws the failed condition of a transaction in which another item was throttled', async () => {
    const { calls, problem } = await run(1, canceled('ThrottlingError', 'ConditionalCheckFailed'));
    expect([calls, problem]).toEqual([1, 'ConditionFailed: A condition of the transaction did not hold']);
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
