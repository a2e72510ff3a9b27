import {
  $remove,
  any,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const messages = tablePattern({
  partition: 'CONVERSATION#{conversation}',
  sort: 'MESSAGE#{date}#{id}',
  finds: 'The messages between two profiles, by date',
});

/** Returns the id of the conversation of two profiles, the same in both orders. */
export const conversationOf = (one: string, other: string): string => [one, other].sort().join('#');
export const partitionOf = (one: string, other: string): string =>
  messages.list({ conversation: conversationOf(one, other) }).partition;

export type MessageFile = { id: string; name: string; type: string; size: number; width?: number; height?: number };

/** A message from one profile to another. */
export const Message = new Entity({
  name: 'Message',
  table,
  timestamps: false,
  schema: item({
    conversation: string().key(),
    date: string().key(),
    id: string().key(),
    /** The sending profile, and the user who wrote the message. */
    from: string(),
    userId: string(),
    text: string(),
    /** The facts of the message's files that are shown; each file also has its own item. */
    attachments: any().optional().castAs<MessageFile[] | undefined>(),
    /** When staff took the message down (ISO). Then only staff read its text. */
    removedAt: string().optional(),
  }),
  computeKey: messages.keys,
});
export type MessageItem = FormattedItem<typeof Message>;

export const putMessage = (message: MessageItem) => Message.build(PutTransaction).item(message);

type MessageKey = Pick<MessageItem, 'conversation' | 'date' | 'id'>;

/** Takes a message down at `removedAt` (ISO), or restores it without a time. Fails when that was done already. */
export const setMessageRemoved = ({ conversation, date, id }: MessageKey, removedAt: string | undefined) =>
  Message.build(UpdateTransaction)
    .item({ conversation, date, id, removedAt: removedAt ?? $remove() })
    .options({
      condition: {
        and: [
          { attr: 'text', exists: true },
          { attr: 'removedAt', exists: !removedAt },
        ],
      },
    });

export const readMessage = async (key: MessageKey): Promise<MessageItem | undefined> =>
  (await Message.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;

/** Returns a page of the messages between two profiles, newest first. */
export const listMessages = (one: string, other: string, page: Page) =>
  queryPage(Message, messages.list({ conversation: conversationOf(one, other) }), {
    ...page,
    reverse: true,
    consistent: true,
  });

/** Returns the messages between two profiles up to a date (ISO), newest first. */
export const listMessagesUntil = (one: string, other: string, date: string, limit: number) =>
  queryPage(Message, messages.list({ conversation: conversationOf(one, other) }), {
    // `~` sorts after every id, so that the range includes all messages of that date.
    ...{ from: '', to: `${date}#~` },
    limit,
    reverse: true,
    consistent: true,
  });
