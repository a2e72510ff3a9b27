import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../expressions.ts';
import { itemToWire } from './attribute-values.ts';

const SHARD = 'shardId-00000000000000000000-00000001';

type Change = { before: Item | undefined; after: Item | undefined; at: number };

const eventNameOf = ({ before, after }: Change): string => {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
};

/** The stream of a table: one shard with every change since its beginning. */
export const createStreamLog = () => {
  const changes: Change[] = [];
  const sequenceOf = (index: number): string => String(index + 1).padStart(21, '0');

  const recordAt = (index: number): object => {
    const change = changes[index] as Change;
    const { before, after, at } = change;
    const { pk, sk } = itemToWire((after ?? before) as Item);
    return {
      eventID: sequenceOf(index),
      eventName: eventNameOf(change),
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      dynamodb: {
        ApproximateCreationDateTime: at,
        Keys: { pk, sk },
        ...(after && { NewImage: itemToWire(after) }),
        ...(before && { OldImage: itemToWire(before) }),
        SequenceNumber: sequenceOf(index),
        SizeBytes: 1,
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
    };
  };

  return {
    /** Records a change, unless the item is unchanged. */
    note: (before: Item | undefined, after: Item | undefined): void => {
      if (isDeepStrictEqual(before, after)) return;
      changes.push({ before, after, at: Math.floor(Date.now() / 1000) });
    },
    describe: (arn: string): object => ({
      StreamDescription: {
        StreamArn: arn,
        StreamStatus: 'ENABLED',
        StreamViewType: 'NEW_AND_OLD_IMAGES',
        Shards: [{ ShardId: SHARD, SequenceNumberRange: { StartingSequenceNumber: sequenceOf(0) } }],
      },
    }),
    /** An iterator is the index of the next change to read. */
    iterator: ({ ShardIteratorType: type, SequenceNumber: after }: Record<string, string>): object => ({
      ShardIterator: String(type === 'AFTER_SEQUENCE_NUMBER' ? Number(after) : 0),
    }),
    read: (iterator: string, limit = 1000): object => {
      const start = Number(iterator);
      const end = Math.min(changes.length, start + limit);
      return {
        Records: Array.from({ length: end - start }, (_, offset) => recordAt(start + offset)),
        NextShardIterator: String(end),
      };
    },
  };
};
export type StreamLog = ReturnType<typeof createStreamLog>;
