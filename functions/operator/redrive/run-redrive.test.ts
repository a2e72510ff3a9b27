import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { Letter } from '../../platform/letters/letters.ts';
import type { StreamEvent } from '../../table/core/stream.ts';
import { type LetterStore, type RedriveOptions, runRedrive } from './run-redrive.ts';

const recordOf = (sequence: string): DynamoDBRecord => ({ dynamodb: { SequenceNumber: sequence } });
const letterOf = (name: string, payload: Letter['payload'], alias = ''): Letter => ({
  requestContext: {
    functionArn: `arn:aws:lambda:us-east-1:1:function:${name}${alias}`,
    condition: 'RecordAgeExceeded',
  },
  timestamp: '2026-11-27T10:00:00.000Z',
  DDBStreamBatchInfo: { startSequenceNumber: '1', endSequenceNumber: '2', batchSize: 2, streamArn: 'stream' },
  payload,
});

/** A bucket that lists two keys at a time. */
const storeOf = (letters: Record<string, Letter>) => {
  const left = new Map(Object.entries(letters));
  const store: LetterStore = {
    list: async (after) =>
      [...left.keys()]
        .filter((key) => key > after)
        .toSorted()
        .slice(0, 2),
    read: async (key) => left.get(key),
    remove: async (key) => void left.delete(key),
  };
  return { store, left };
};
const twoRecords = { Records: [recordOf('1'), recordOf('2')] };
const threeLetters = () =>
  storeOf({
    a: letterOf('stage-Projector1', JSON.stringify(twoRecords)),
    b: letterOf('stage-Notifier1', twoRecords, ':live'),
    c: letterOf('stage-Notifier1', { Records: [recordOf('3')] }),
  });
const failing = async (_arn: string, { Records }: StreamEvent) => ({
  batchItemFailures: Records.length > 1 ? [{ itemIdentifier: '2' }] : [],
});

describe('sending dead letters again', () => {
  it('calls the function of each letter with its records, marked as a redrive, and deletes the letters', async () => {
    const { store, left } = threeLetters();
    const calls: unknown[] = [];
    const invoke: RedriveOptions['invoke'] = async (arn, event) => {
      calls.push([arn.split(':function:')[1], event]);
      return { batchItemFailures: [] };
    };
    const counts = await runRedrive({ store, invoke });
    expect(counts).toEqual({ letters: 3, records: 5, done: 3, failed: 0 });
    expect(calls).toEqual([
      ['stage-Projector1', { ...twoRecords, isRedrive: true }],
      ['stage-Notifier1:live', { ...twoRecords, isRedrive: true }],
      ['stage-Notifier1', { Records: [recordOf('3')], isRedrive: true }],
    ]);
    expect([...left.keys()]).toEqual([]);
  });

  it('keeps the letters that fail again, by a reported item or by an error, and continues with the others', async () => {
    const { store, left } = threeLetters();
    expect(await runRedrive({ store, invoke: failing })).toEqual({ letters: 3, records: 5, done: 1, failed: 2 });
    expect([...left.keys()]).toEqual(['a', 'b']);
    const broken = () => Promise.reject(new Error('no such function'));
    expect(await runRedrive({ store, invoke: broken })).toMatchObject({ done: 0, failed: 2 });
  });

  it('lists letters without sending them with `listOnly`, and sends only those of a consumer, or at most a number of them', async () => {
    const { store, left } = threeLetters();
    const shown: string[] = [];
    const onLetter: RedriveOptions['onLetter'] = ({ key, problem }) => void shown.push(`${key} ${problem}`);
    expect(await runRedrive({ store, invoke: failing, listOnly: true, onLetter })).toMatchObject({
      letters: 3,
      done: 0,
    });
    expect(shown).toEqual(['a RecordAgeExceeded', 'b RecordAgeExceeded', 'c RecordAgeExceeded']);
    expect(left.size).toBe(3);
    const invoke = async () => undefined;
    expect(await runRedrive({ store, invoke, consumer: 'projector' })).toMatchObject({ letters: 1, done: 1 });
    expect(await runRedrive({ store, invoke, most: 1 })).toMatchObject({ letters: 1, done: 1 });
    expect([...left.keys()]).toEqual(['c']);
  });
});
