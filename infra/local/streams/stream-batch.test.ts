import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { type BatchSettings, processBatch } from './stream-batch.ts';

const recordsOf = (names: string): DynamoDBRecord[] =>
  [...names].map((name) => ({ dynamodb: { SequenceNumber: name } }));
const namesOf = (records: DynamoDBRecord[]) => records.map((record) => record.dynamodb?.SequenceNumber).join('');

/** Processes a batch; returns the calls, the handled records and the records that failed for good. */
async function run(names: string, settings: Partial<BatchSettings>, handler: (names: string) => unknown) {
  const calls: string[] = [];
  const lost: string[] = [];
  await processBatch(recordsOf(names), {
    settings: { bisect: false, retries: 2, reportsFailures: false, ...settings },
    invoke: async (records) => {
      calls.push(namesOf(records));
      return handler(namesOf(records));
    },
    giveUp: (records) => lost.push(namesOf(records)),
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

  it('treats an unknown identifier as a failure of the whole batch', async () => {
    const handler = () => ({ batchItemFailures: [{ itemIdentifier: 'z' }] });
    const { lost } = await run('ab', { reportsFailures: true, retries: 0 }, handler);
    expect(lost).toEqual(['ab']);
  });
});
