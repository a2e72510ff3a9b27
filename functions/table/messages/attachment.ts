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

/** The length of a profile id. An attachment's id begins with the ids of the sender and the recipient. */
const ID_LENGTH = 24;
export const partiesOf = (id: string) => ({ from: id.slice(0, ID_LENGTH), to: id.slice(ID_LENGTH, 2 * ID_LENGTH) });
export const isAttachmentId = (id: string): boolean => id.length === 3 * ID_LENGTH;

/** A checked file for a message. It is in the partition of its conversation and is deleted with it. */
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
    /** The message that has the file; absent before it is sent. */
    message: string().optional(),
    /** When staff took its message down (ISO). Then it can't be opened. */
    removedAt: string().optional(),
    /** When an unsent file expires (epoch seconds). */
    ttl: number().optional(),
  }),
  computeKey: keyTemplate('CONVERSATION#{conversation}', 'ATTACHMENT#{id}', ({ id }: { id: string }) => {
    const { from, to } = partiesOf(id);
    return { conversation: conversationOf(from, to), id };
  }),
});
export type AttachmentItem = FormattedItem<typeof Attachment>;

export const attachmentRequest = (id: string) => Attachment.build(BatchGetRequest).key({ id });

/** Returns the attachments that exist, in the order of the given ids. */
export const readAttachments = async (ids: readonly string[]): Promise<AttachmentItem[]> => {
  if (!ids.length) return [];
  const { found } = await batchGet({ found: ids.map(attachmentRequest) });
  return found.flatMap((each) => each ?? []);
};

/** Stores a file that isn't sent yet; an existing one stays unchanged. */
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

/** Assigns a file to its message; fails when it was sent already, or deleted. */
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

/** Closes a file with its message that staff took down, or opens it again without a time. */
export const setAttachmentRemoved = (id: string, removedAt: string | undefined) =>
  Attachment.build(UpdateTransaction)
    .item({ id, removedAt: removedAt ?? $remove() })
    .options({ condition: { attr: 'name', exists: true } });
