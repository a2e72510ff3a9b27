import type { EndOfAccount } from '@plumbline/shared/domain/access/account-effects';
import { any, type FormattedItem, GetItemCommand, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * An account that was deleted: ids and a date, nothing of the person. Written with the deletion, so that the effects
 * from it is done even when the request ends early, and so that who knew the person can be told.
 */
export const EndedAccount = new Entity({
  name: 'EndedAccount',
  table,
  timestamps: false,
  schema: item({
    /** The seeker's profile; the user where there is none, or the company continues. */
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
