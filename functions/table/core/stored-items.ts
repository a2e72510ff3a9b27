import { GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type EntityName, tableAttributes } from '@plumbline/shared/table-names';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';
import { isConditionFailure } from './transact.ts';

const { partitionKey, sortKey, entity } = tableAttributes;

/** The attributes of a stored item, whatever version wrote it. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Every stored item of some entities, page by page, as it is at that moment. */
export async function* scanItems(entities: readonly EntityName[]): AsyncGenerator<Attributes> {
  const values = Object.fromEntries(entities.map((name, index) => [`:entity${index}`, name]));
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: environment.tableName,
        ConsistentRead: true,
        FilterExpression: `#entity IN (${Object.keys(values).join(', ')})`,
        ExpressionAttributeNames: { '#entity': entity },
        ExpressionAttributeValues: values,
        ExclusiveStartKey: next,
      }),
    );
    yield* page.Items ?? [];
    next = page.LastEvaluatedKey;
  } while (next);
}

export type StoredKey = { pk: string; sk: string };

/** A stored item by its key, as it is at that moment. */
export const readItem = async (key: StoredKey): Promise<Attributes | undefined> =>
  (await documents.send(new GetCommand({ TableName: environment.tableName, Key: key, ConsistentRead: true }))).Item;

/** Writes the changed attributes unless one of them has changed since it was read; returns whether it did. */
export const updateAsRead = async (item: Attributes, changes: Attributes): Promise<boolean> => {
  const names = Object.keys(changes);
  const each = (format: (index: number) => string, separator: string) =>
    names.map((_, index) => format(index)).join(separator);
  try {
    await documents.send(
      new UpdateCommand({
        TableName: environment.tableName,
        Key: { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] },
        UpdateExpression: `SET ${each((index) => `#name${index} = :new${index}`, ', ')}`,
        ConditionExpression: each(
          (index) =>
            item[names[index] ?? ''] === undefined
              ? `attribute_not_exists(#name${index})`
              : `#name${index} = :old${index}`,
          ' AND ',
        ),
        ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#name${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          names.flatMap((name, index) => [
            ...(item[name] === undefined ? [] : [[`:old${index}`, item[name]]]),
            [`:new${index}`, changes[name]],
          ]),
        ),
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
