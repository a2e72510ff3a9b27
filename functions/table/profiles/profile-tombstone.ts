import { ConditionCheck, DeleteTransaction, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * Says that a profile was deleted, closed or suspended, so that transactions can refuse to act for it. The transaction
 * that ends or suspends the profile writes it; reinstating removes it. It is an item of its own because it is small: a
 * check of it costs two units, however large the profile has grown. Its stored name is the one of the first release.
 */
export const ProfileTombstone = new Entity({
  name: 'Absence',
  table,
  timestamps: false,
  schema: item({ id: string().key() }),
  computeKey: keyTemplate('ABSENT#{id}', 'ABSENT'),
});

export const putProfileTombstone = (id: string) => ProfileTombstone.build(PutTransaction).item({ id });

export const deleteProfileTombstone = (id: string) => ProfileTombstone.build(DeleteTransaction).key({ id });

/** Fails once a profile that was there is deleted, closed or suspended. */
export const ifProfileActive = (id: string) =>
  ProfileTombstone.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: false });
