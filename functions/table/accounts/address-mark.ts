import { type MailProblem, mailProblems } from '@plumbline/shared/domain/accounts/mail-problems';
import {
  $remove,
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  PutTransaction,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { hashOf } from '../../platform/ids.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * The mark of an e-mail address to which no e-mails are sent, by the address's hash. A user with the address has the
 * reason too (`mailProblem`), so that an e-mail to a user needs no further request. After a user's "Try again" the item
 * stays for a while without a reason, so that a repeated event about an earlier e-mail doesn't mark the address again.
 */
export const AddressMark = new Entity({
  name: 'AddressMark',
  table,
  timestamps: false,
  schema: item({
    hash: string().key(),
    /** Absent after "Try again". */
    reason: string()
      .enum(...mailProblems)
      .optional(),
    /** When the e-mail came back or was marked as spam (ISO). */
    since: string().optional(),
    /** The reason in the words of the receiving mail server, without the address. */
    diagnostic: string().optional(),
    /** The time of "Try again" (ISO); events about earlier e-mails change nothing. */
    clearedAt: string().optional(),
    /** The end of a cleared mark, and of a mark of an address that no user has. */
    ttl: number().optional(),
  }),
  computeKey: keyTemplate('ADDRESS#{hash}', 'ADDRESS'),
});
export type AddressMarkItem = FormattedItem<typeof AddressMark>;

const keyOf = (email: string) => ({ hash: hashOf(email.trim().toLowerCase()) });

/** Returns the mark of an address; undefined when e-mails are sent to it. */
export const readAddressMark = async (email: string): Promise<AddressMarkItem | undefined> => {
  const { Item: mark } = await AddressMark.build(GetItemCommand).key(keyOf(email)).options({ consistent: true }).send();
  return mark?.reason ? mark : undefined;
};

export const addressMarkRequest = (email: string) => AddressMark.build(BatchGetRequest).key(keyOf(email));

export type NewMark = {
  reason: MailProblem;
  since: string;
  diagnostic?: string | undefined;
  /** When the e-mail was sent (ISO). */
  sentAt: string;
  /** The end of the mark (epoch seconds); undefined for a user's address. */
  ttl?: number | undefined;
};

/** Marks an address. Fails for an event that is not newer than the mark, or is about an e-mail before "Try again". */
export const markAddress = (email: string, { reason, since, diagnostic, sentAt, ttl }: NewMark) =>
  AddressMark.build(UpdateTransaction)
    .item({
      ...keyOf(email),
      reason,
      since,
      diagnostic: diagnostic ?? $remove(),
      ttl: ttl ?? $remove(),
    })
    .options({
      condition: {
        and: [
          {
            or: [
              { attr: 'since', exists: false },
              { attr: 'since', lt: since },
            ],
          },
          {
            or: [
              { attr: 'clearedAt', exists: false },
              { attr: 'clearedAt', lt: sentAt },
            ],
          },
        ],
      },
    });

/** Ends the mark of an address, so that e-mails are sent to it again. */
export const clearAddressMark = (email: string, clearedAt: string, ttl: number) =>
  AddressMark.build(PutTransaction).item({ ...keyOf(email), clearedAt, ttl });

/** Removes the end of a mark, because a user now has the address and can end it. */
export const keepAddressMark = ({ ttl: _, ...mark }: AddressMarkItem) => AddressMark.build(PutTransaction).item(mark);

/** Deletes the mark of an address that a user gives up. */
export const deleteAddressMark = (email: string) => AddressMark.build(DeleteTransaction).key(keyOf(email));
