import { any, type FormattedItem, GetItemCommand, item, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const messages = tablePattern({
  partition: 'CONVERSATION#{conversation}',
  sort: 'MESSAGE#{date}#{id}',
  finds: 'The messages between two profiles, by date',
});

/** The id of the conversation of two profiles, the same for both. */
export const conversationOf = (one: string, other: string): string => [one, other].sort().join('#');
export const partitionOf = (one: string, other: string): string =>
  messages.list({ conversation: conversationOf(one, other) }).partition;

export type MessageFile = { id: string; name: string; type: string; size: number; width?: number; height?: number };

/** What one party wrote to another. */
export const Message = new Entity({
  name: 'Message',
  table,
  timestamps: false,
  schema: item({
    conversation: string().key(),
    date: string().key(),
    id: string().key(),
    /** The profile it comes from, and the user who wrote it. */
    from: string(),
    userId: string(),
    text: string(),
    /** What is shown of its files; each has an item of its own as well. */
    attachments: any().optional().castAs<MessageFile[] | undefined>(),
  }),
  computeKey: messages.keys,
});
export type MessageItem = FormattedItem<typeof Message>;

export const putMessage = (message: MessageItem) => Message.build(PutTransaction).item(message);

export const readMessage = async (
  key: Pick<MessageItem, 'conversation' | 'date' | 'id'>,
): Promise<MessageItem | undefined> =>
  (await Message.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;

/** The messages between two profiles, newest first. */
export const listMessages = (one: string, other: string, page: Page) =>
  queryPage(Message, messages.list({ conversation: conversationOf(one, other) }), {
    ...page,
    reverse: true,
    consistent: true,
  });

/** The messages between two profiles up to a date (ISO), newest first. */
export const listMessagesUntil = (one: string, other: string, date: string, limit: number) =>
  queryPage(Message, messages.list({ conversation: conversationOf(one, other) }), {
    // A `~` sorts behind every id.
    ...{ from: '', to: `${date}#~` },
    limit,
    reverse: true,
    consistent: true,
  });
