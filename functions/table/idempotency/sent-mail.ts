import type { MailKind, MailOutcome } from '@plumbline/shared/options/staff/mail-kinds';
import { $set, BatchGetRequest, UpdateItemCommand } from 'dynamodb-toolbox';
import { hashOf } from '../../platform/ids.ts';
import { batchGet } from '../core/batch-get.ts';
import { queryPage } from '../core/query.ts';
import { IdempotencyRecord, mailsByAddress } from './idempotency-record.ts';

/** The scope of the locks and records of e-mails. */
export const MAIL_SCOPE = 'mail';

/** What staff see of an e-mail to an address. */
export type SentMail = { to: string; kind: MailKind; outcome: MailOutcome; date: string };
type ListedMail = Omit<SentMail, 'to'>;

const addressOf = (email: string): string => hashOf(email.trim().toLowerCase());

/**
 * Returns the attributes by which the record of an e-mail is in the list of its address. E-mails about new matches are
 * in no list, because an index entry costs a write for each match. Their keys are known, so they are read by key.
 */
export const listedMail = (key: string, { to, ...mail }: SentMail) => {
  const address = addressOf(to);
  if (mail.kind === 'newMatch') return { mail: $set({ ...mail, address }) };
  return { mail: $set(mail), ...mailsByAddress.keys({ address, date: mail.date, key }) };
};

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

/** Returns the e-mails to an address among the e-mails with these keys, in one request for up to 100 keys. */
export const readMailsTo = async (email: string, scope: string, keys: readonly string[]): Promise<ListedMail[]> => {
  const { records } = await batchGet(
    { records: keys.map((key) => IdempotencyRecord.build(BatchGetRequest).key({ scope, key })) },
    { consistent: false },
  );
  const address = addressOf(email);
  return records.flatMap((record) => (record?.mail?.address === address ? record.mail : []));
};
