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

/**
 * This sort key comes after those of a profile's texts, so that the query of the caller's profile doesn't read
 * conversations.
 */
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
    /** The date of the last message (ISO); absent without one. */
    date: string().optional(),
    /** The beginning of the last message. */
    text: string().optional(),
    isOwn: boolean().optional(),
    /** True when staff took the last message down. Then it has no text and no files here. */
    isRemoved: boolean().optional(),
    /** The number of files of the last message. */
    files: number().optional(),
    unread: number().optional(),
    /** The user who wrote the last message, if they belong to this side. */
    userId: string().optional(),
    /** When this side blocked messages from the other (ISO); absent otherwise. */
    blockedAt: string().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, conversationsByDate),
    ...indexKeys(schema, unreadConversations),
  })),
  computeKey: conversations.keys,
});
export type ConversationItem = FormattedItem<typeof Conversation>;

export type ConversationMessage = {
  from: string;
  to: string;
  userId: string;
  date: string;
  text: string;
  files: number;
};

const isOpen = { attr: 'blockedAt', exists: false } as const;

/** Updates the sender's side with a message; fails when the sender has blocked the recipient. */
export const noteSent = ({ from, to, userId, date, text, files }: ConversationMessage) =>
  Conversation.build(UpdateTransaction)
    .item({
      profile: from,
      other: to,
      ...{ date, text, files: files || $remove(), isOwn: true, isRemoved: $remove(), userId },
      ...conversationsByDate.keys({ profile: from, date, other: to }),
    })
    .options({ condition: isOpen });

/** Updates the recipient's side with a message; fails when the recipient has blocked the sender. */
export const noteReceived = ({ from, to, date, text, files }: ConversationMessage) =>
  Conversation.build(UpdateTransaction)
    .item({
      profile: to,
      other: from,
      ...{ date, text, files: files || $remove(), isOwn: false, isRemoved: $remove() },
      ...{ userId: $remove(), unread: $add(1) },
      ...conversationsByDate.keys({ profile: to, date, other: from }),
      ...unreadConversations.keys({ profile: to, other: from }),
    })
    .options({ condition: isOpen });

type LastMessage = { profile: string; other: string; date: string };
type ShownLast = { text: string; files: number };

/**
 * Replaces the last message on one side of a conversation by a mark that staff took it down, or restores it from
 * `shown`. Fails when a newer message has replaced it.
 */
export const changeLastMessage = ({ profile, other, date }: LastMessage, shown: ShownLast | undefined) =>
  Conversation.build(UpdateTransaction)
    .item({
      profile,
      other,
      text: shown?.text ?? '',
      files: shown?.files || $remove(),
      isRemoved: shown ? $remove() : true,
    })
    .options({ condition: { attr: 'date', eq: date } });

/** Writes one side of a conversation completely; `date` is that of its last message (ISO). */
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

/** Resets the number of unread messages, unless a message arrived after `date` (ISO), that of the last one shown. */
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

/** Blocks messages from the other side since `at` (ISO), or unblocks them when `at` is undefined. */
export const setBlocked = async (profile: string, other: string, at: string | undefined): Promise<void> => {
  const update = Conversation.build(UpdateItemCommand).item({ profile, other, blockedAt: at ?? $remove() });
  await retryCanceledWrite(() => update.send());
};

export const deleteConversation = async (profile: string, other: string): Promise<void> => {
  await retryCanceledWrite(() => Conversation.build(DeleteItemCommand).key({ profile, other }).send());
};

/** Returns a page of a profile's conversations, the latest message first. */
export const listConversations = (profile: string, page: Page) =>
  queryPage(Conversation, conversationsByDate.list({ profile }), { ...page, reverse: true });

/** Returns the number of conversations with unread messages. */
export const countUnread = (profile: string): Promise<number> =>
  queryCount(Conversation, unreadConversations.list({ profile }));

/** Returns the profiles with which a profile has a conversation, or whose messages it has blocked. */
export const partnersOf = async (profile: string): Promise<string[]> =>
  (await queryAll(Conversation, conversations.list({ profile }), { consistent: true })).map(({ other }) => other);
