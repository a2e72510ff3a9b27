import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';
import { AccessEntry } from '../access/access-entry.ts';
import { retryCanceledWrite } from '../core/transact.ts';
import { deleteConversation, partnersOf } from '../messages/conversation.ts';
import { partitionOf } from '../messages/message.ts';

const AT_ONCE = 10;

type Key = { pk: string; sk: string; _et?: string };

const keysIn = async (pk: string): Promise<Key[]> => {
  const found: Key[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: last } = await documents.send(
      new QueryCommand({
        TableName: environment.tableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ExpressionAttributeNames: { '#et': '_et' },
        ProjectionExpression: 'pk, sk, #et',
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    found.push(...(items as Key[]));
    start = last;
  } while (start);
  return found;
};

/** Deletes all items of a partition, of any entity except those in `keeps`. */
const erase = async (pk: string, keeps: readonly string[] = []): Promise<void> => {
  const keys = (await keysIn(pk)).filter(({ _et: entity = '' }) => !keeps.includes(entity));
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await Promise.all(
      keys
        .slice(at, at + AT_ONCE)
        .map(({ sk }) =>
          retryCanceledWrite(() =>
            documents.send(new DeleteCommand({ TableName: environment.tableName, Key: { pk, sk } })),
          ),
        ),
    );
  }
};

/** Deletes every conversation of a deleted profile, with its messages and the other side's item. */
export const eraseConversations = async (profileId: string): Promise<void> => {
  for (const other of await partnersOf(profileId)) {
    await erase(partitionOf(profileId, other));
    await Promise.all([deleteConversation(other, profileId), deleteConversation(profileId, other)]);
  }
};

/** Deletes notifications, settings and all other items of a deleted user. */
export const eraseUser = (userId: string): Promise<void> => erase(`USER#${userId}`);

/**
 * Deletes all items of a deleted seeker and the seeker's list of jobs. Decisions on briefings stay, because the
 * companies read them.
 */
export const eraseSeeker = async (profileId: string): Promise<void> => {
  await erase(`PROFILE#${profileId}`, [AccessEntry.entityName]);
  await erase(`SEEKER#${profileId}`);
};
