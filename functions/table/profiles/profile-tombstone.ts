import { ConditionCheck, DeleteTransaction, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * Nobody acts for a profile: it was deleted or closed for good, or is suspended. Written in the transaction that makes it so
 * and taken away by the one that ends it. It stands beside the profile because it is small: whatever may only be
 * written while somebody is there checks that this is not, at two units whatever the profile has grown to.
 */
export const ProfileTombstone = new Entity({
  name: 'ProfileTombstone',
  table,
  timestamps: false,
  schema: item({ id: string().key() }),
  computeKey: ({ id }) => ({ pk: `ABSENT#${id}`, sk: 'ABSENT' }),
});

export const putAbsence = (id: string) => ProfileTombstone.build(PutTransaction).item({ id });

export const deleteAbsence = (id: string) => ProfileTombstone.build(DeleteTransaction).key({ id });

/** Fails once a profile that was there is deleted, closed or suspended. */
export const ifProfileActive = (id: string) =>
  ProfileTombstone.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: false });
