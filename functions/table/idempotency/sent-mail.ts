import type { MailKind, MailOutcome } from '@plumbline/shared/options/staff/mail-kinds';
import { $remove, $set, BatchGetRequest, UpdateItemCommand } from 'dynamodb-toolbox';
import { hashOf } from '../../platform/ids.ts';
import { mapConcurrent } from '../core/batch.ts';
import { batchGet } from '../core/batch-get.ts';
import { queryAll, queryPage } from '../core/query.ts';
import { IdempotencyRecord, mailsByAddress } from './idempotency-record.ts';

/** The scope of the locks and records of e-mails. */
export const MAIL_SCOPE = 'mail';

/**
 * The first part of the keys of e-mails about new matches. They are in no list, because an index entry costs a write
 * for each match. Their keys are known, so they are read by key.
 */
export const MATCH_MAILS = 'matches.';
/** The number of e-mails that are removed from a list at the same time. */
const REMOVED_AT_ONCE = 10;

/** The facts that staff see about an e-mail to an address. */
export type SentMail = { to: string; kind: MailKind; outcome: MailOutcome; date: string };
type ListedMail = Omit<SentMail, 'to'>;

const addressOf = (email: string): string => hashOf(email.trim().toLowerCase());

/** Returns the attributes by which the record of an e-mail is in the list of its address. */
export const listedMail = (key: string, { to, ...mail }: SentMail) => ({
  mail: $set(mail),
  ...(!key.startsWith(MATCH_MAILS) && mailsByAddress.keys({ address: addressOf(to), date: mail.date, key })),
});

/** Records an e-mail that has no lock, until `ttl` (epoch seconds). */
export const recordMail = (scope: string, key: string, ttl: number, mail: SentMail) =>
  IdempotencyRecord.build(UpdateItemCommand)
    .item({ scope, key, ttl, state: 'sent', ...listedMail(key, mail) })
    .send();

type Listing = { from: string; to: string; limit: number };

/** Returns the newest e-mails to an address in a period (ISO), except for those about new matches, in one query. */
export const listMailsTo = async (email: string, { from, to, limit }: Listing): Promise<ListedMail[]> => {
  const { items } = await queryPage(IdempotencyRecord, mailsByAddress.list({ address: addressOf(email) }), {
    from,
    to,
    limit,
    reverse: true,
  });
  return items.flatMap(({ mail }) => mail ?? []);
};

/** Returns the e-mails with these keys, in one request for up to 100 keys. */
export const readMails = async (scope: string, keys: readonly string[]): Promise<ListedMail[]> => {
  const { records } = await batchGet(
    { records: keys.map((key) => IdempotencyRecord.build(BatchGetRequest).key({ scope, key })) },
    { consistent: false },
  );
  return records.flatMap((record) => record?.mail ?? []);
};

/** Empties the list of the e-mails to an address. The records still prevent that an e-mail is sent twice. */
export const removeMailsTo = async (email: string): Promise<void> => {
  const records = await queryAll(IdempotencyRecord, mailsByAddress.list({ address: addressOf(email) }));
  await mapConcurrent(records, REMOVED_AT_ONCE, ({ scope, key }) =>
    IdempotencyRecord.build(UpdateItemCommand)
      .item({ scope, key, mail: $remove(), gsi1pk: $remove(), gsi1sk: $remove() })
      .send(),
  );
};
