import {
  $remove,
  BatchGetRequest,
  type FormattedItem,
  item,
  number,
  PutItemCommand,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';
import { conversationOf } from './message.ts';

/** An attachment's id begins with the profile that sends it and the one that reads it. */
const ID_LENGTH = 24;
export const partiesOf = (id: string) => ({ from: id.slice(0, ID_LENGTH), to: id.slice(ID_LENGTH, 2 * ID_LENGTH) });
export const isAttachmentId = (id: string): boolean => id.length === 3 * ID_LENGTH;

/** A checked file for a message; it is in the partition of its conversation and is deleted with it. */
export const Attachment = new Entity({
  name: 'Attachment',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    name: string(),
    type: string(),
    size: number(),
    width: number().optional(),
    height: number().optional(),
    /** The message it went with; absent until then. */
    message: string().optional(),
    /** It is forgotten then (epoch seconds) if no message took it. */
    ttl: number().optional(),
  }),
  computeKey: keyTemplate('CONVERSATION#{conversation}', 'ATTACHMENT#{id}', ({ id }: { id: string }) => {
    const { from, to } = partiesOf(id);
    return { conversation: conversationOf(from, to), id };
  }),
});
export type AttachmentItem = FormattedItem<typeof Attachment>;

export const attachmentRequest = (id: string) => Attachment.build(BatchGetRequest).key({ id });

/** The attachments that exist, in the order of the given ids. */
export const readAttachments = async (ids: readonly string[]): Promise<AttachmentItem[]> => {
  if (!ids.length) return [];
  const { found } = await batchGet({ found: ids.map(attachmentRequest) });
  return found.flatMap((each) => each ?? []);
};

/** A file that waits for its message; one that is there already stays as it is. */
export const putAttachment = async (attachment: AttachmentItem): Promise<void> => {
  const put = Attachment.build(PutItemCommand)
    .item(attachment)
    .options({ condition: { attr: 'id', exists: false } });
  try {
    await put.send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Binds a file to its one message; fails when it is bound already, or gone. */
export const sendAttachment = (id: string, message: string) =>
  Attachment.build(UpdateTransaction)
    .item({ id, message, ttl: $remove() })
    .options({
      condition: {
        and: [
          { attr: 'name', exists: true },
          { attr: 'message', exists: false },
        ],
      },
    });
