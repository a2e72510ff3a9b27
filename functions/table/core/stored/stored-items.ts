import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type EntityName, tableAttributes } from '@plumbline/shared/table-names';
import { documents } from '../../../platform/documents.ts';
import { environment } from '../../../platform/environment.ts';
import { isConditionFailure } from '../transact.ts';
import type { Attributes } from './schema-versions.ts';

const { partitionKey, sortKey, entity } = tableAttributes;

export type StoredKey = { pk: string; sk: string };
/**
 * The items to scan: those of every entity, of some entities, or the entries of the search index, which have no entity.
 */
export type Scanned = 'all' | readonly EntityName[] | 'search entries';
export type Segment = { segment: number; segments: number; start?: StoredKey | undefined; limit: number };

const filterOf = (scanned: Scanned) => {
  const names = { '#entity': entity };
  if (typeof scanned === 'string') {
    const exists = scanned === 'all' ? 'attribute_exists' : 'attribute_not_exists';
    return { FilterExpression: `${exists}(#entity)`, ExpressionAttributeNames: names };
  }
  const values = Object.fromEntries(scanned.map((name, index) => [`:entity${index}`, name]));
  return {
    FilterExpression: `#entity IN (${Object.keys(values).join(', ')})`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
};

/** Returns one page of a segment of the table, read consistently, with items of any version. */
export const scanPage = async (scanned: Scanned, { segment, segments, start, limit }: Segment) => {
  const page = await documents.send(
    new ScanCommand({
      TableName: environment.tableName,
      ConsistentRead: true,
      Segment: segment,
      TotalSegments: segments,
      Limit: limit,
      ReturnConsumedCapacity: 'TOTAL',
      ...filterOf(scanned),
      ...(start && { ExclusiveStartKey: start }),
    }),
  );
  return {
    items: (page.Items ?? []) as Attributes[],
    looked: page.ScannedCount ?? 0,
    next: page.LastEvaluatedKey as StoredKey | undefined,
    units: page.ConsumedCapacity?.CapacityUnits ?? 0,
  };
};

/** Returns DynamoDB's count of the table's items, which is some hours old. */
export const estimateItems = async (): Promise<number> => {
  const describe = new DescribeTableCommand({ TableName: environment.tableName });
  const { Table: table } = (await documents.send(describe as never)) as { Table?: { ItemCount?: number } };
  return table?.ItemCount ?? 0;
};

/** Reads a stored item by its key, consistently. */
export const readItem = async (key: StoredKey): Promise<Attributes | undefined> =>
  (await documents.send(new GetCommand({ TableName: environment.tableName, Key: key, ConsistentRead: true }))).Item;

export const removeItem = async ({ pk, sk }: StoredKey): Promise<void> => {
  await documents.send(new DeleteCommand({ TableName: environment.tableName, Key: { pk, sk } }));
};

/**
 * Writes changed attributes, and removes those whose new value is undefined, unless one of them has changed since it
 * was read or the item was deleted. Returns whether it wrote, and the consumed write units.
 */
export const updateAsRead = async (
  item: Attributes,
  changes: Attributes,
): Promise<{ written: boolean; units: number }> => {
  const names = Object.keys(changes);
  const set = names.flatMap((name, index) => (changes[name] === undefined ? [] : [`#name${index} = :new${index}`]));
  const remove = names.flatMap((name, index) => (changes[name] === undefined ? [`#name${index}`] : []));
  const isAsRead = names
    .map((name, index) =>
      item[name] === undefined ? `attribute_not_exists(#name${index})` : `#name${index} = :old${index}`,
    )
    .join(' AND ');
  try {
    const { ConsumedCapacity: consumed } = await documents.send(
      new UpdateCommand({
        TableName: environment.tableName,
        Key: { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] },
        UpdateExpression: [
          ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
          ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: `attribute_exists(${partitionKey}) AND ${isAsRead}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#name${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          names.flatMap((name, index) => [
            ...(item[name] === undefined ? [] : [[`:old${index}`, item[name]]]),
            ...(changes[name] === undefined ? [] : [[`:new${index}`, changes[name]]]),
          ]),
        ),
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    return { written: true, units: consumed?.CapacityUnits ?? 0 };
  } catch (error) {
    if (isConditionFailure(error)) return { written: false, units: 1 };
    throw error;
  }
};
