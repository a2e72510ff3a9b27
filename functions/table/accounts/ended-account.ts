import type { EndOfAccount } from '@plumbline/shared/domain/access/account-effects';
import { any, type FormattedItem, GetItemCommand, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * A deleted account: ids and a date, without personal data. It is written in the transaction of the deletion. So the
 * projector applies the effects even if the request ends early, and companies that had contact with the person get a
 * 410.
 */
export const EndedAccount = new Entity({
  name: 'EndedAccount',
  table,
  timestamps: false,
  schema: item({
    /** The id of the deleted seeker's profile, or of the deleted user in all other cases. */
    id: string().key(),
    event: any().castAs<EndOfAccount>(),
    userId: string(),
    profileId: string().optional(),
    date: string(),
  }),
  computeKey: keyTemplate('ENDED#{id}', 'ENDED'),
});
export type EndedAccountItem = FormattedItem<typeof EndedAccount>;

export const putEndedAccount = (ended: EndedAccountItem) => EndedAccount.build(PutTransaction).item(ended);

export const readEndedAccount = async (id: string): Promise<EndedAccountItem | undefined> =>
  (await EndedAccount.build(GetItemCommand).key({ id }).send()).Item;
