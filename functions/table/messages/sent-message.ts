import { BatchGetRequest, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { table } from '../core/table.ts';

const sentMessages = tablePattern({
  partition: 'CONVERSATION#{conversation}',
  sort: 'SENT#{from}#{key}',
  finds: 'The message that a profile sent with a client key',
});

/**
 * The client key of a message, which makes sending idempotent for as long as the conversation exists. It belongs to the
 * sending profile, so that a company's users share it: a colleague who sends the same draft again writes nothing.
 */
export const SentMessage = new Entity({
  name: 'SentMessage',
  table,
  timestamps: false,
  schema: item({
    conversation: string().key(),
    /** The sending profile. */
    from: string().key(),
    /** Chosen by the client for each message. */
    key: string().key(),
    /** The message it was stored as: its date (ISO) and id. */
    date: string(),
    id: string(),
  }),
  computeKey: sentMessages.keys,
});
type SentMessageItem = FormattedItem<typeof SentMessage>;
export type SentMessageKey = Pick<SentMessageItem, 'conversation' | 'from' | 'key'>;

export const sentMessageRequest = (key: SentMessageKey) => SentMessage.build(BatchGetRequest).key(key);

/** Claims the key for a message; fails when a message was sent with it before. */
export const putSentMessage = (sent: SentMessageItem) =>
  SentMessage.build(PutTransaction)
    .item(sent)
    .options({ condition: { attr: 'id', exists: false } });
