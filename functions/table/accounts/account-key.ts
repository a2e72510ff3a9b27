import { accountKinds } from '@plumbline/shared/options/account-kinds';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import {
  $remove,
  boolean,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  PutItemCommand,
  PutTransaction,
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
    purpose: string().enum('confirm', 'reset', 'invite', 'email'),
    email: string(),
    /** For a change of the e-mail: the address of the user when the link was mailed. */
    earlier: string().optional(),
    /** The user of a reset or an invitation; a sign-up creates its user on confirmation. */
    userId: string().optional(),
    kind: string().enum(...accountKinds),
    referrer: string().optional(),
    /** The school whose link the student used, and whether the student agreed to be listed with it. */
    school: string().optional(),
    listed: boolean().optional(),
    language: string().enum(...LANGUAGES),
    /** When the key was issued (ISO). A later change of the password invalidates it. */
    issuedAt: string().optional(),
    expiresAt: string(),
    usedAt: string().optional(),
    ttl: number(),
  }),
  computeKey: keyTemplate('KEY#{hash}', 'KEY'),
});
export type AccountKeyItem = FormattedItem<typeof AccountKey>;

export const putAccountKey = (key: AccountKeyItem) => AccountKey.build(PutItemCommand).item(key).send();

/** Returns the write of a key, for the transaction of the action that issues it. */
export const accountKeyWrite = (key: AccountKeyItem) => AccountKey.build(PutTransaction).item(key);

export const readAccountKey = async (hash: string): Promise<AccountKeyItem | undefined> =>
  (await AccountKey.build(GetItemCommand).key({ hash }).options({ consistent: true }).send()).Item;

/** Marks a key as used. Fails when it is unknown, used, or expired at `at` (ISO). */
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

/** Makes a key that was used at `usedAt` usable again, with `at` as its issue date, because its action failed. */
export const reopenAccountKey = (hash: string, usedAt: string, at: string) =>
  AccountKey.build(UpdateItemCommand)
    .item({ hash, usedAt: $remove(), issuedAt: at })
    .options({ condition: { attr: 'usedAt', eq: usedAt } })
    .send();
