import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableAttributes } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Entity, FormattedItem } from 'dynamodb-toolbox';
import { logger } from '../../platform/logger.ts';
import { correlationId, withCorrelation } from '../../platform/logs/correlation.ts';
import { formatItem } from './stored/format-item.ts';
import { toCurrentVersion } from './stored/schema-versions.ts';

export type Image = Record<string, unknown>;
export type ItemChange = { before: Image | undefined; after: Image | undefined };
/** The changes of one item in a batch, oldest first. */
export type ItemHistory = { entity: string; changes: ItemChange[] };

/** The number of items that are handled concurrently. */
const AT_ONCE = 4;

const imageOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Image | undefined =>
  image && toCurrentVersion(unmarshall(image as Record<string, AttributeValue>));

const changeOf = ({ dynamodb }: DynamoDBRecord): ItemChange => ({
  before: imageOf(dynamodb?.OldImage),
  after: imageOf(dynamodb?.NewImage),
});

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

/**
 * Handles a batch of the table's stream: several items concurrently, and all changes of one item together and in order.
 * A failed item is reported by its first change, so that the stream delivers the batch again from there. `handle` must
 * therefore be idempotent.
 */
export const consumeStream = async (
  { Records: records }: DynamoDBStreamEvent,
  handle: (history: ItemHistory) => Promise<void>,
): Promise<DynamoDBBatchResponse> => {
  const items = [...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)).values()];
  const failed: string[] = [];
  const takeNext = async (): Promise<void> => {
    for (let item = items.shift(); item; item = items.shift()) {
      try {
        const changes = item.map(changeOf).filter((change) => !isVersionAlone(change));
        if (changes.length) await withCorrelation(requestOf(changes), () => handleLogged(changes, handle));
      } catch (error) {
        const [first] = item;
        logger.error('A stream record failed', { keys: first?.dynamodb?.Keys, error: error as Error });
        failed.push(first?.dynamodb?.SequenceNumber ?? '');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
};
