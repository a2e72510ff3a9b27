import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSleep } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { PassingError } from '../../platform/passing-errors.ts';
import { consumeStream, type ItemHistory } from './stream.ts';

const bucket = vi.hoisted(() => ({ put: vi.fn() }));
vi.mock('../../platform/letters/letter-bucket.ts', () => bucket);

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

  it('lets the items of a batch share work, which is repeated after a failure', async () => {
    setSleep(async () => {});
    vi.spyOn(logger, 'error').mockReturnValue();
    let works = 0;
    const seen: unknown[] = [];
    const Records = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => record(id, index, undefined, 1));
    const answer = await consumeStream({ Records }, async ({ changes }, batch) => {
      const shared = await batch.once('work', async () => {
        works += 1;
        if (works === 1) throw new Error('the first time');
        return batch.changesOf('Thing').map(({ after }) => after?.id);
      });
      expect(batch.changesOf('Other')).toEqual([]);
      seen.push([changes[0]?.after?.id, shared]);
    });
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(works).toBe(2);
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(seen.toSorted()).toEqual(ids.map((id) => [id, ids]));
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
      if (id === 'b' || id === 'e') throw new PassingError('not today');
      done.push(id);
    });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '2' }, { itemIdentifier: '8' }]);
    expect(done).toEqual(['a', 'c', 'd', 'f']);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

describe('a stream record that fails', () => {
  const context = (ms = 60_000) => ({
    invokedFunctionArn: 'arn:aws:lambda:us-east-1:1:function:a-projector',
    getRemainingTimeInMillis: () => ms,
  });
  const Records = [record('bad', 1, undefined, 1), record('good', 2, undefined, 1), record('bad', 3, 1, 2)];
  const failWith = (error: Error) => {
    const tried: unknown[] = [];
    const handle = async ({ changes }: ItemHistory) => {
      tried.push(changes[0]?.after?.id);
      if (changes[0]?.after?.id === 'bad') throw error;
    };
    return { handle, tried };
  };
  const watchLetters = (write: () => Promise<void> = async () => {}) => {
    vi.spyOn(logger, 'error').mockReturnValue();
    setSleep(async () => {});
    return bucket.put.mockReset().mockImplementation(write);
  };
  afterEach(() => {
    vi.restoreAllMocks();
    setSleep((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  });

  it('by a throttled table is reported for another delivery, and not written to the dead letters', async () => {
    const write = watchLetters();
    const { handle, tried } = failWith(Object.assign(new Error(), { name: 'ThrottlingException' }));
    const answer = await consumeStream({ Records }, handle, context());
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
    expect(tried).toEqual(['bad', 'good']);
    expect(write).not.toHaveBeenCalled();
  });

  it('by a mistake is tried three times, written to the dead letters with all its records and reported as done', async () => {
    const write = watchLetters();
    const { handle, tried } = failWith(new TypeError('x is undefined'));
    const answer = await consumeStream({ Records }, handle, context());
    expect(answer.batchItemFailures).toEqual([]);
    expect(tried.filter((id) => id === 'bad')).toHaveLength(3);
    expect(write.mock.calls).toMatchObject([
      [
        expect.stringMatching(/^records\/a-projector\/\d{4}-\d\d-\d\d\/1-3\.json$/),
        {
          requestContext: { functionArn: context().invokedFunctionArn, condition: 'RecordFailed' },
          responseContext: { functionError: 'TypeError: x is undefined' },
          DDBStreamBatchInfo: { startSequenceNumber: '1', endSequenceNumber: '3', batchSize: 2 },
          payload: { Records: [Records[0], Records[2]] },
        },
      ],
    ]);
  });

  it('by a mistake is reported for another delivery while its dead letter cannot be written', async () => {
    watchLetters(() => Promise.reject(new Error('no bucket')));
    const answer = await consumeStream({ Records }, failWith(new Error('no')).handle, context());
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
  });

  it('again after an operator sent it is reported to the operator, and its letter stays the only one', async () => {
    const write = watchLetters();
    const answer = await consumeStream({ Records, isRedrive: true }, failWith(new Error('no')).handle, context());
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
    expect(write).not.toHaveBeenCalled();
  });

  it('because it takes too long goes to the dead letters, but is delivered again when it started late', async () => {
    const write = watchLetters();
    vi.useFakeTimers();
    const never = ({ changes }: ItemHistory) =>
      changes[0]?.after?.id === 'bad' ? new Promise<void>(() => {}) : Promise.resolve();
    const answers = Promise.all([
      consumeStream({ Records }, never, context(60_000)),
      consumeStream({ Records }, never, context(20_000)),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    const [early, late] = await answers;
    expect(early?.batchItemFailures).toEqual([]);
    expect(late?.batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('to start because the time of the run is over is delivered again', async () => {
    const { handle, tried } = failWith(new Error('no'));
    const answer = await consumeStream({ Records }, handle, context(10_000));
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '1' }, { itemIdentifier: '2' }]);
    expect(tried).toEqual([]);
  });
});
