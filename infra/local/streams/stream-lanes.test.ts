import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createLanes } from './stream-lanes.ts';

const recordOf = (key: string, sequence: number): DynamoDBRecord => ({
  dynamodb: { Keys: { pk: { S: key } }, SequenceNumber: String(sequence) },
});
const keyOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S ?? '';
const keys = Array.from({ length: 50 }, (_, index) => `item ${index}`);

describe('the lanes of a shard', () => {
  it('process the changes of an item one after another and in order, and those of different items concurrently', async () => {
    let [running, most] = [0, 0];
    const seen = new Map<string, number[]>();
    const lanes = createLanes({
      lanes: 10,
      batchSize: 3,
      process: async (records) => {
        running += 1;
        most = Math.max(most, running);
        // The first changes take longest, so they end last if others don't wait for them.
        const isFirst = records.some(({ dynamodb }) => Number(dynamodb?.SequenceNumber) < keys.length);
        await new Promise((resolve) => setTimeout(resolve, isFirst ? 10 : 1));
        for (const record of records)
          seen.set(keyOf(record), [...(seen.get(keyOf(record)) ?? []), Number(record.dynamodb?.SequenceNumber)]);
        running -= 1;
        return true;
      },
    });
    const changes = Array.from({ length: 4 }, (_, change) => keys.map((key, at) => recordOf(key, change * 107 + at)));
    await Promise.all(changes.map((records) => lanes.add(records)));
    expect(most).toBe(10);
    keys.forEach((key, at) => {
      expect(seen.get(key)).toEqual([at, 107 + at, 214 + at, 321 + at]);
    });
  });

  it('continue while one is blocked, and report records as done only when all of them are', async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done: string[] = [];
    const lanes = createLanes({
      lanes: 10,
      batchSize: 1,
      process: async ([record]) => {
        if (keyOf(record!) === keys[0]) await blocked;
        done.push(keyOf(record!));
        return true;
      },
    });
    let isDone = false;
    const all = lanes.add(keys.map(recordOf)).then(() => {
      isDone = true;
    });
    await expect.poll(() => done.length).toBeGreaterThan(keys.length / 2);
    expect(isDone).toBe(false);
    release();
    await all;
    expect(done).toHaveLength(keys.length);
  });
});
