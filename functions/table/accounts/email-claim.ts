import {
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** The user that an e-mail address belongs to; an address has only one. */
export const EmailClaim = new Entity({
  name: 'EmailClaim',
  table,
  timestamps: false,
  schema: item({
    email: string().key(),
    userId: string(),
  }),
  computeKey: keyTemplate('EMAIL#{email}', 'EMAIL'),
});
export type EmailClaimItem = FormattedItem<typeof EmailClaim>;

export const readEmailClaim = async (email: string): Promise<EmailClaimItem | undefined> =>
  (await EmailClaim.build(GetItemCommand).key({ email }).options({ consistent: true }).send()).Item;

export const emailClaimRequest = (email: string) => EmailClaim.build(BatchGetRequest).key({ email });

/** Assigns an address to a user; fails when it is taken. */
export const claimEmail = (email: string, userId: string) =>
  EmailClaim.build(PutTransaction)
    .item({ email, userId })
    .options({ condition: { attr: 'email', exists: false } });

export const releaseEmail = (email: string) => EmailClaim.build(DeleteTransaction).key({ email });
