import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableAttributes } from '@plumbline/shared/table-names';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Entity, FormattedItem } from 'dynamodb-toolbox';
import { letterOf, writeLetter } from '../../platform/letters/letters.ts';
import { logger } from '../../platform/logger.ts';
import { correlationId, withCorrelation } from '../../platform/logs/correlation.ts';
import { isPassing, PassingError } from '../../platform/passing-errors.ts';
import { withTimeLimit } from '../../platform/time-limit.ts';
import { retry } from './retry.ts';
import { formatItem } from './stored/format-item.ts';
import { toCurrentVersion } from './stored/schema-versions.ts';

export type Image = Record<string, unknown>;
export type ItemChange = { before: Image | undefined; after: Image | undefined };
/** The changes of one item in a batch, oldest first. */
export type ItemHistory = { entity: string; changes: ItemChange[] };

/** The event of a consumer. `isRedrive` marks one that an operator sends again. */
export type StreamEvent = DynamoDBStreamEvent & { isRedrive?: boolean };
export type StreamContext = Pick<Context, 'invokedFunctionArn' | 'getRemainingTimeInMillis'>;

/** The number of items that are handled concurrently. */
const AT_ONCE = 4;
/** The number of tries of an item that fails for another reason than a passing one. */
const TRIES = 3;
const FIRST_WAIT_MS = 200;
/** The time that is reserved at the end of a run for writing letters. */
const RESERVE_MS = 5000;
/** An item that has less time than this isn't started any more. */
const LEAST_MS = 10_000;
/** An item that takes longer than this is given up. Every request to a dependency ends earlier. */
const MOST_MS = 30_000;

const imageOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Image | undefined =>
  image && toCurrentVersion(unmarshall(image as Record<string, AttributeValue>));

const changeOf = ({ dynamodb }: DynamoDBRecord): ItemChange => ({
  before: imageOf(dynamodb?.OldImage),
  after: imageOf(dynamodb?.NewImage),
});

/** Returns the change of a record; none when this release can't read its item. */
const readableChange = (record: DynamoDBRecord): ItemChange[] => {
  try {
    return [changeOf(record)];
  } catch {
    return [];
  }
};

/** Returns the changes with their images as items of an entity. */
export const itemsOf = <E extends Entity>(entity: E, changes: readonly ItemChange[]) => {
  const format = (image: Image | undefined): FormattedItem<E> | undefined => image && formatItem(entity, image);
  return changes.map(({ before, after }) => ({ before: format(before), after: format(after) }));
};

/** Returns whether only the version attribute changed, which is a migration's write. */
const isVersionAlone = ({ before, after }: ItemChange): boolean => {
  if (!before || !after) return false;
  const { version } = tableAttributes;
  return isDeepStrictEqual({ ...before, [version]: undefined }, { ...after, [version]: undefined });
};

const entityOf = (changes: ItemChange[]): string => {
  const { before, after } = changes.at(-1) ?? {};
  return String((after ?? before)?._et ?? '');
};

/** Returns the id of the request that made the last change. A removal has the id of the change before it. */
const requestOf = (changes: ItemChange[]): string | undefined => {
  const { before, after } = changes.at(-1) ?? {};
  const id = (after ?? before)?.[tableAttributes.correlation];
  return typeof id === 'string' ? id : undefined;
};

/**
 * Handles an item's changes. Logs them when they come from a request, so that the request can be followed to its
 * effects.
 */
const handleLogged = async (changes: ItemChange[], handle: (history: ItemHistory) => Promise<void>): Promise<void> => {
  const entity = entityOf(changes);
  const startedAt = performance.now();
  await handle({ entity, changes });
  if (correlationId()) logger.info('Change handled', { entity, latency_ms: Math.round(performance.now() - startedAt) });
};

/** The batch of the stream that contains an item, for work that its items share. */
export type Batch = {
  /** Returns all changes of an entity in the batch, in their order. */
  changesOf: (entity: string) => ItemChange[];
  /** Does work that several items of the batch need once. Work that failed is done again. */
  once: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/** Returns the batch of some changes, which `read` returns when they are needed. */
export const batchOf = (read: () => readonly ItemChange[]): Batch => {
  const done = new Map<string, Promise<unknown>>();
  return {
    changesOf: (entity) => read().filter((change) => entityOf([change]) === entity),
    once: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const known = done.get(name) as Promise<T> | undefined;
      if (known) return known;
      const started = work();
      done.set(name, started);
      started.catch(() => done.delete(name));
      return started;
    },
  };
};

type Handle = (history: ItemHistory, batch: Batch) => Promise<void>;

const handleRecords = async (records: DynamoDBRecord[], batch: Batch, handle: Handle): Promise<void> => {
  const changes = records.map(changeOf).filter((change) => !isVersionAlone(change));
  if (!changes.length) return;
  await withCorrelation(requestOf(changes), () => handleLogged(changes, (history) => handle(history, batch)));
};

/** Writes the records of an item to the dead letters. Returns false when that failed. */
const tryWriteLetter = async (functionArn: string, records: DynamoDBRecord[], error: unknown): Promise<boolean> => {
  try {
    await writeLetter(letterOf(functionArn, records, error));
    return true;
  } catch (problem) {
    logger.error('A dead letter could not be written', { error: problem as Error });
    return false;
  }
};

/**
 * Handles a batch of the table's stream: several items concurrently, and all changes of one item together and in order.
 * An item that fails by a passing error, such as a throttled table, is reported by its first change, so that the stream
 * delivers the batch again from there, for hours. Any other error would fail again: after some tries the records go to
 * the dead letters, so that they don't block the records behind them. `handle` must be idempotent.
 */
export const consumeStream = async (
  { Records: records, isRedrive = false }: StreamEvent,
  handle: Handle,
  context?: StreamContext,
): Promise<DynamoDBBatchResponse> => {
  const batch = batchOf(() => records.flatMap(readableChange));
  const items = [...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)).values()];
  const failed: string[] = [];
  const remainingMs = () => (context?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY) - RESERVE_MS;

  /** Returns whether an item is done: handled, or in the dead letters. */
  const finish = async (item: DynamoDBRecord[]): Promise<boolean> => {
    if (remainingMs() < LEAST_MS) return false;
    const tries = { tries: TRIES, when: (error: unknown) => !isPassing(error), firstWaitMs: () => FIRST_WAIT_MS };
    try {
      const work = retry(() => handleRecords(item, batch, handle), tries);
      const ms = Math.min(MOST_MS, remainingMs());
      const message = `The changes of an item took longer than ${ms} ms`;
      await withTimeLimit(work, ms, () => (ms >= MOST_MS ? new Error(message) : new PassingError(message)));
      return true;
    } catch (error) {
      const passes = isPassing(error);
      const keys = item[0]?.dynamodb?.Keys;
      logger.error('A stream record failed', { keys, passes, error: error as Error });
      // An operator's letter stays where it is, so no second one is written.
      if (passes || isRedrive || !context) return false;
      return tryWriteLetter(context.invokedFunctionArn, item, error);
    }
  };
  const takeNext = async (): Promise<void> => {
    for (let item = items.shift(); item; item = items.shift())
      if (!(await finish(item))) failed.push(item[0]?.dynamodb?.SequenceNumber ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
};
