import { $add, GetItemCommand, item, number, string, UpdateTransaction } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * The number of accounts that signed up by a link with this `referrer`, such as a school's id or the name of a flyer.
 */
export const Referral = new Entity({
  name: 'Referral',
  table,
  timestamps: false,
  schema: item({ referrer: string().key(), confirmed: number() }),
  computeKey: keyTemplate('REFERRER#{referrer}', 'COUNT'),
});

export const incrementReferrals = (referrer: string) =>
  Referral.build(UpdateTransaction).item({ referrer, confirmed: $add(1) });

export const countReferred = async (referrer: string): Promise<number> =>
  (await Referral.build(GetItemCommand).key({ referrer }).send()).Item?.confirmed ?? 0;
