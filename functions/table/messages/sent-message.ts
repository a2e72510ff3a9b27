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
 * The client key of a message, which makes sending idempotent as long as the conversation exists. It belongs to the
 * sending profile, so that a colleague who sends the same draft again writes nothing.
 */
export const SentMessage = new Entity({
  name: 'SentMessage',
  table,
  timestamps: false,
  schema: item({
    conversation: string().key(),
    /** The sending profile. */
    from: string().key(),
    /** The key that the client chose for the message. */
    key: string().key(),
    /** The date (ISO) and id of the stored message. */
    date: string(),
    id: string(),
  }),
  computeKey: sentMessages.keys,
});
type SentMessageItem = FormattedItem<typeof SentMessage>;
export type SentMessageKey = Pick<SentMessageItem, 'conversation' | 'from' | 'key'>;

export const sentMessageRequest = (key: SentMessageKey) => SentMessage.build(BatchGetRequest).key(key);

/** Stores the key of a message; fails when a message was sent with it before. */
export const putSentMessage = (sent: SentMessageItem) =>
  SentMessage.build(PutTransaction)
    .item(sent)
    .options({ condition: { attr: 'id', exists: false } });
