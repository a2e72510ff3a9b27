import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type IndexName, indexKeysOf, indexNames, tableAttributes } from '@plumbline/shared/table-names';
import { documents } from '../../../platform/documents.ts';
import { environment } from '../../../platform/environment.ts';
import type { Attributes } from './schema-versions.ts';

const nameOf = (item: Attributes): string => `${item[tableAttributes.partitionKey]}\n${item[tableAttributes.sortKey]}`;

/** Returns all items of a partition, of every entity and version. */
const readPartition = async (partition: string, index?: IndexName): Promise<Attributes[]> => {
  const { partitionKey } = index ? indexKeysOf(index) : tableAttributes;
  const items: Attributes[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: environment.tableName,
        ...(index && { IndexName: index }),
        KeyConditionExpression: '#partition = :partition',
        ExpressionAttributeNames: { '#partition': partitionKey },
        ExpressionAttributeValues: { ':partition': partition },
        ExclusiveStartKey: start,
      }),
    );
    items.push(...((page.Items ?? []) as Attributes[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

/** Returns every item of a user and their profile, in the table or in an index. */
export const readPersonItems = async (userId: string, profileId: string | undefined): Promise<Attributes[]> => {
  const partitions = [`USER#${userId}`, ...(profileId ? [`PROFILE#${profileId}`, `SEEKER#${profileId}`] : [])];
  const places = partitions.flatMap((partition) =>
    [undefined, ...indexNames].map((index) => [partition, index] as const),
  );
  const found = new Map<string, Attributes>();
  for (const [partition, index] of places)
    for (const item of await readPartition(partition, index)) found.set(nameOf(item), item);
  return [...found.values()];
};

/** Returns the messages of a conversation, oldest first. */
export const readConversationItems = (partition: string): Promise<Attributes[]> => readPartition(partition);
