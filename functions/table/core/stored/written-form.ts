import { type IndexName, indexKeysOf, indexNames, tableAttributes } from '@plumbline/shared/table-names';
import { type Entity, PutItemCommand } from 'dynamodb-toolbox';
import { formatItem } from './format-item.ts';
import type { Attributes } from './schema-versions.ts';

/** Returns a stored item as the current version would write it. Throws an UnreadableItem when it can't be read. */
export const writtenForm = (entity: Entity, item: Attributes): Attributes =>
  entity
    .build(PutItemCommand)
    .item(formatItem(entity, item) as never)
    .params().Item as Attributes;

/** Entities whose index keys are written by updates only, so that a put doesn't have them. */
export const keyedByUpdates: readonly string[] = ['JobCounters', 'Conversation', 'IdempotencyRecord'];

/** The keys by which due entries are found, and the attribute of entries that a due list has moved to another place. */
const dueKeys: readonly string[] = Object.values(indexKeysOf('gsi3'));
const MOVED = 'dueTries';

const indexKeys = indexNames.flatMap((index: IndexName) => Object.values(indexKeysOf(index)));

/** Returns the names of the key attributes whose stored values differ from those that the current version writes. */
export const wrongKeysOf = (entity: Entity, item: Attributes): string[] => {
  const written = writtenForm(entity, item);
  const kept = item[MOVED] === undefined ? indexKeys : indexKeys.filter((name) => !dueKeys.includes(name));
  const checked = keyedByUpdates.includes(entity.entityName) ? [] : kept;
  return [tableAttributes.partitionKey, tableAttributes.sortKey, ...checked].filter(
    (name) => written[name] !== item[name],
  );
};
