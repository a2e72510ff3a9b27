import { accountKinds } from '@plumbline/shared/options/account-kinds';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import {
  $remove,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  PutItemCommand,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** A single-use key of a link in an e-mail, stored by its hash. */
export const AccountKey = new Entity({
  name: 'AccountKey',
  table,
  timestamps: false,
  schema: item({
    hash: string().key(),
    purpose: string().enum('confirm', 'reset', 'invite'),
    email: string(),
    /** Whom a reset or an invitation is for; a sign-up makes its user when it is confirmed. */
    userId: string().optional(),
    kind: string().enum(...accountKinds),
    referrer: string().optional(),
    language: string().enum(...LANGUAGES),
    /** When the key was sent, for keys that a later change of the password makes void. */
    issuedAt: string().optional(),
    expiresAt: string(),
    usedAt: string().optional(),
    ttl: number(),
  }),
  computeKey: keyTemplate('KEY#{hash}', 'KEY'),
});
export type AccountKeyItem = FormattedItem<typeof AccountKey>;

export const putAccountKey = (key: AccountKeyItem) => AccountKey.build(PutItemCommand).item(key).send();

export const readAccountKey = async (hash: string): Promise<AccountKeyItem | undefined> =>
  (await AccountKey.build(GetItemCommand).key({ hash }).options({ consistent: true }).send()).Item;

/** Fails when the key is unknown, used or, at `at` (ISO), expired. */
export const useAccountKey = (hash: string, at: string) =>
  AccountKey.build(UpdateTransaction)
    .item({ hash, usedAt: at })
    .options({
      condition: {
        and: [
          { attr: 'hash', exists: true },
          { attr: 'usedAt', exists: false },
          { attr: 'expiresAt', gt: at },
        ],
      },
    });

/** Makes a key that was used at `usedAt` usable again as if issued `at`, because what it was used for failed. */
export const reopenAccountKey = (hash: string, usedAt: string, at: string) =>
  AccountKey.build(UpdateItemCommand)
    .item({ hash, usedAt: $remove(), issuedAt: at })
    .options({ condition: { attr: 'usedAt', eq: usedAt } })
    .send();
