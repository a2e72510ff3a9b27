import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { logger } from '../../platform/logger.ts';
import { consumeStream, type ItemHistory } from './stream.ts';

const record = (id: string, sequence: number, before?: number, after?: number): DynamoDBRecord => {
  const imageOf = (version: number) => ({ _et: { S: 'Thing' }, id: { S: id }, version: { N: String(version) } });
  return {
    dynamodb: {
      Keys: { pk: { S: id } },
      SequenceNumber: String(sequence),
      ...(before !== undefined && { OldImage: imageOf(before) }),
      ...(after !== undefined && { NewImage: imageOf(after) }),
    },
  };
};

const versionsOf = ({ changes }: ItemHistory) => changes.map(({ before, after }) => [before?.version, after?.version]);

describe('consuming the stream', () => {
  it('hands over the changes of one item together and in order', async () => {
    const seen: unknown[] = [];
    const Records = [record('a', 1, undefined, 1), record('b', 2, 7), record('a', 3, 1, 2), record('a', 4, 2, 3)];
    const answer = await consumeStream({ Records }, async (history) => {
      seen.push([history.entity, versionsOf(history)]);
    });
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(seen).toEqual([
      [
        'Thing',
        [
          [undefined, 1],
          [1, 2],
          [2, 3],
        ],
      ],
      ['Thing', [[7, undefined]]],
    ]);
  });

  it('reports a failed item by its first change and continues with the others', async () => {
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    const done: unknown[] = [];
    const Records = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((id, index) => [
      record(id, index * 2, undefined, 1),
      record(id, index * 2 + 1, 1, 2),
    ]);
    const answer = await consumeStream({ Records }, async ({ changes }) => {
      const id = changes[0]?.after?.id;
      if (id === 'b' || id === 'e') throw new Error('not today');
      done.push(id);
    });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '2' }, { itemIdentifier: '8' }]);
    expect(done).toEqual(['a', 'c', 'd', 'f']);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
