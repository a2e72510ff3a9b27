import {
  $add,
  $remove,
  BatchGetRequest,
  boolean,
  DeleteItemCommand,
  type FormattedItem,
  item,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, retryCanceledWrite } from '../core/transact.ts';

/** Behind the texts of a profile, so that reading the caller's profile does not read it. */
const conversations = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'WRITES-WITH#{other}',
  finds: 'The conversations of a profile',
});
const conversationsByDate = indexPattern('gsi1', {
  partition: 'PROFILE#{profile}',
  sort: 'WRITTEN#{date}#{other}',
  finds: 'The conversations of a profile, by the date of the last message',
});
const unreadConversations = indexPattern('gsi2', {
  partition: 'PROFILE#{profile}',
  sort: 'UNREAD#{other}',
  finds: 'The conversations of a profile that have unread messages',
});

/** A conversation as one of its two sides sees it; a company's users share it. */
export const Conversation = new Entity({
  name: 'Conversation',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    other: string().key(),
    /** Of the last message (ISO); absent while there is none. */
    date: string().optional(),
    /** The beginning of the last message. */
    text: string().optional(),
    isOwn: boolean().optional(),
    /** How many files came with the last message. */
    files: number().optional(),
    unread: number().optional(),
    /** The user of this side who wrote the last message, when this side did. */
    userId: string().optional(),
    /** This side takes no more messages since (ISO). */
    blockedAt: string().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, conversationsByDate),
    ...indexKeys(schema, unreadConversations),
  })),
  computeKey: conversations.keys,
});
export type ConversationItem = FormattedItem<typeof Conversation>;

export type Sent = { from: string; to: string; userId: string; date: string; text: string; files: number };

const isOpen = { attr: 'blockedAt', exists: false } as const;

/** The sender's side of a message; fails when the sender has blocked the other. */
export const noteSent = ({ from, to, userId, date, text, files }: Sent) =>
  Conversation.build(UpdateTransaction)
    .item({
      profile: from,
      other: to,
      ...{ date, text, files: files || $remove(), isOwn: true, userId },
      ...conversationsByDate.keys({ profile: from, date, other: to }),
    })
    .options({ condition: isOpen });

/** The reader's side of a message; fails when the reader has blocked the sender. */
export const noteReceived = ({ from, to, date, text, files }: Sent) =>
  Conversation.build(UpdateTransaction)
    .item({
      profile: to,
      other: from,
      ...{ date, text, files: files || $remove(), isOwn: false, userId: $remove(), unread: $add(1) },
      ...conversationsByDate.keys({ profile: to, date, other: from }),
      ...unreadConversations.keys({ profile: to, other: from }),
    })
    .options({ condition: isOpen });

/** One side of a conversation as a whole; `date` is of its last message. */
export const putConversation = (conversation: ConversationItem & { date: string }) => {
  const { profile, other, date, unread } = conversation;
  return Conversation.build(PutTransaction).item({
    ...conversation,
    ...conversationsByDate.keys({ profile, date, other }),
    ...(unread && unreadConversations.keys({ profile, other })),
  });
};

export const conversationRequest = (profile: string, other: string) =>
  Conversation.build(BatchGetRequest).key({ profile, other });

/** What has been read is counted no more, unless more came since `date`, the last message that was shown. */
export const readUpTo = async (profile: string, other: string, date: string): Promise<void> => {
  const update = Conversation.build(UpdateItemCommand)
    .item({ profile, other, unread: $remove(), gsi2pk: $remove(), gsi2sk: $remove() })
    .options({ condition: { attr: 'date', eq: date } });
  try {
    await retryCanceledWrite(() => update.send());
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Takes no more messages of the other side from `at` (ISO) on, or takes them again. */
export const setBlocked = async (profile: string, other: string, at: string | undefined): Promise<void> => {
  const update = Conversation.build(UpdateItemCommand).item({ profile, other, blockedAt: at ?? $remove() });
  await retryCanceledWrite(() => update.send());
};

export const deleteConversation = async (profile: string, other: string): Promise<void> => {
  await retryCanceledWrite(() => Conversation.build(DeleteItemCommand).key({ profile, other }).send());
};

/** A profile's conversations, last written first. */
export const listConversations = (profile: string, page: Page) =>
  queryPage(Conversation, conversationsByDate.list({ profile }), { ...page, reverse: true });

/** In how many conversations something waits to be read. */
export const countUnread = (profile: string): Promise<number> =>
  queryCount(Conversation, unreadConversations.list({ profile }));

/** With whom a profile has written, or whom it has blocked. */
export const partnersOf = async (profile: string): Promise<string[]> =>
  (await queryAll(Conversation, conversations.list({ profile }), { consistent: true })).map(({ other }) => other);
