import { accountKinds } from '@plumbline/shared/options/account-kinds';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import {
  boolean,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  PutItemCommand,
  string,
} from 'dynamodb-toolbox';
import { epochSeconds, now } from '../../platform/clock.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** The last sign-up or invitation of an e-mail without an account, so that its set-up link can be mailed again. */
export const PendingAccount = new Entity({
  name: 'PendingAccount',
  table,
  timestamps: false,
  schema: item({
    email: string().key(),
    /** The invited user; undefined for a sign-up, whose user is created on confirmation. */
    userId: string().optional(),
    kind: string().enum(...accountKinds),
    language: string().enum(...LANGUAGES),
    referrer: string().optional(),
    /** The school whose link the student used, and whether the student agreed to be listed with it. */
    school: string().optional(),
    listed: boolean().optional(),
    /** The page to open after the set-up. */
    redirect: string().optional(),
    /** The ZIP Code and the trade of the search before the sign-up. */
    zip: string().optional(),
    trade: string().optional(),
    ttl: number(),
  }),
  computeKey: keyTemplate('EMAIL#{email}', 'PENDING'),
});
export type PendingAccountItem = FormattedItem<typeof PendingAccount>;

export const putPendingAccount = (pending: PendingAccountItem) =>
  PendingAccount.build(PutItemCommand).item(pending).send();

/**
 * Returns the pending sign-up or invitation of an e-mail. Expired items are ignored, because DynamoDB may delete them
 * days later.
 */
export const readPendingAccount = async (email: string): Promise<PendingAccountItem | undefined> => {
  const { Item: pending } = await PendingAccount.build(GetItemCommand)
    .key({ email })
    .options({ consistent: true })
    .send();
  return pending && pending.ttl > epochSeconds(now()) ? pending : undefined;
};

export const deletePendingAccount = (email: string) => PendingAccount.build(DeleteTransaction).key({ email });
