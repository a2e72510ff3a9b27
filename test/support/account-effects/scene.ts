import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountThing } from '@plumbline/shared/domain/access/account-effects';
import { documents } from '../../../functions/platform/documents.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { listNotifications } from '../../../functions/table/notifications/notification.ts';
import { newSeeker, type Person } from '../people/people.ts';

/** The state of each kind of thing, in the words of the table of effects. */
export type Looks = Record<AccountThing, () => Promise<string>>;

/** An account with something of each kind, the event, and how each thing looks after it. */
export type Scene = { happen: () => Promise<void>; looks: Looks };

/** The table's word for the first condition that is true. */
export const word = (...cases: [string, boolean][]): string => cases.find(([, isTrue]) => isTrue)?.[0] ?? 'unknown';

/** A response that must be a success, so that a rejected event doesn't count as an event. */
export const must = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
};

/** A skilled seeker in Winona Lake, shown and matching. */
export const carpenter = (): Promise<Person> => newSeeker({ priorSkilledTradeFormalTraining: true });

/** Everything that is stored under a user: the notifications, their settings and the rest. */
const itemsOfUser = async (userId: string): Promise<unknown[]> => {
  const { Items: items = [] } = await documents.send(
    new QueryCommand({
      TableName: environment.tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `USER#${userId}` },
      ConsistentRead: true,
    }),
  );
  return items;
};

/** Nothing at all may be left under the user for the state 'removed'. */
export const notificationLook = async ({ userId }: Person): Promise<string> => {
  const { items } = await listNotifications(userId, { limit: 10 });
  return word(['kept', items.length > 0], ['removed', (await itemsOfUser(userId)).length === 0]);
};
