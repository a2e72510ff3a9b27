import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { type BatchSettings, processBatch } from './stream-batch.ts';

/** The time of the tests, and the age of their records in seconds. */
const AT = 1_800_000_000;
const recordsOf = (names: string, age = 0): DynamoDBRecord[] =>
  [...names].map((name) => ({ dynamodb: { SequenceNumber: name, ApproximateCreationDateTime: AT - age } }));
const namesOf = (records: DynamoDBRecord[]) => records.map((record) => record.dynamodb?.SequenceNumber).join('');

/** Processes a batch; returns the calls, the handled records and the records that failed for good. */
async function run(names: string, settings: Partial<BatchSettings>, handler: (names: string) => unknown) {
  const calls: string[] = [];
  const lost: string[] = [];
  await processBatch(recordsOf(names), {
    settings: { bisect: false, retries: 2, maxAgeMs: -1, reportsFailures: false, ...settings },
    invoke: async (records) => {
      calls.push(namesOf(records));
      return handler(namesOf(records));
    },
    giveUp: (records) => void lost.push(namesOf(records)),
    now: () => new Date(AT * 1000),
    backoff: () => 0,
  });
  return { calls, lost };
}

const failOn = (bad: string) => (names: string) => {
  if (names.includes(bad)) throw new Error('no');
};

describe('taking a batch through a consumer', () => {
  it('calls once when everything succeeds', async () => {
    expect(await run('abc', {}, () => undefined)).toEqual({ calls: ['abc'], lost: [] });
  });

  it('repeats a failing batch and drops it after the last retry', async () => {
    expect(await run('ab', {}, failOn('a'))).toEqual({ calls: ['ab', 'ab', 'ab'], lost: ['ab'] });
  });

  it('halves a failing batch until only the bad record is lost, in order', async () => {
    const { calls, lost } = await run('abcd', { bisect: true, retries: 1 }, failOn('c'));
    expect(calls).toEqual(['abcd', 'ab', 'cd', 'c', 'c', 'd']);
    expect(lost).toEqual(['c']);
  });

  it('continues from the first record that a handler reports as failed', async () => {
    let left = 1;
    const handler = () => ({ batchItemFailures: left-- > 0 ? [{ itemIdentifier: 'b' }] : [] });
    expect(await run('abc', { reportsFailures: true }, handler)).toEqual({ calls: ['abc', 'bc'], lost: [] });
  });

  it('continues from the reported record without halving the batch, when it also halves batches of failed calls', async () => {
    let left = 1;
    const handler = () => ({ batchItemFailures: left-- > 0 ? [{ itemIdentifier: 'b' }] : [] });
    const { calls } = await run('abcd', { reportsFailures: true, bisect: true }, handler);
    expect(calls).toEqual(['abcd', 'bcd']);
  });

  it('drops records of the maximum age with their condition, before a call and between two tries', async () => {
    let at = AT;
    const dropped: string[] = [];
    const calls: string[] = [];
    await processBatch([...recordsOf('a', 3601), ...recordsOf('bc', 3500), ...recordsOf('d')], {
      settings: { bisect: false, retries: -1, maxAgeMs: 3_600_000, reportsFailures: true },
      invoke: async (records) => {
        calls.push(namesOf(records));
        at += 60;
        return { batchItemFailures: calls.length < 3 ? [{ itemIdentifier: namesOf(records)[0] }] : [] };
      },
      giveUp: (records, condition) => void dropped.push(`${namesOf(records)} ${condition}`),
      now: () => new Date(at * 1000),
      backoff: () => 0,
    });
    expect(calls).toEqual(['bcd', 'bcd', 'd']);
    expect(dropped).toEqual(['a RecordAgeExceeded', 'bc RecordAgeExceeded']);
  });

  it('retries without a limit of tries until the handler succeeds, or the cloud stops', async () => {
    let left = 500;
    const handler = () => {
      if (left-- > 0) throw new Error('not yet');
    };
    const { calls, lost } = await run('a', { retries: -1 }, handler);
    expect([calls.length, lost]).toEqual([501, []]);
    const ending = new AbortController();
    const isDone = await processBatch(recordsOf('a'), {
      settings: { bisect: false, retries: -1, maxAgeMs: -1, reportsFailures: false },
      invoke: async () => {
        ending.abort();
        throw new Error('not yet');
      },
      giveUp: () => undefined,
      now: () => new Date(AT * 1000),
      backoff: () => 60_000,
      signal: ending.signal,
    });
    expect(isDone).toBe(false);
  });

  it('treats an unknown identifier as a failure of the whole batch', async () => {
    const handler = () => ({ batchItemFailures: [{ itemIdentifier: 'z' }] });
    const { lost } = await run('ab', { reportsFailures: true, retries: 0 }, handler);
    expect(lost).toEqual(['ab']);
  });
});
