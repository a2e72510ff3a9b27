import { ConditionCheck, DeleteTransaction, item, PutTransaction, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/**
 * Marks a profile as deleted, closed or suspended, so that transactions can reject its actions. The transaction that
 * ends or suspends the profile writes the tombstone; reinstating deletes it. It is a separate, small item, so that
 * checking it costs two units for a profile of any size. Its stored name, `Absence`, is that of the first release.
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

/** Fails when the profile was deleted, closed or suspended. It doesn't check that the profile ever existed. */
export const ifProfileActive = (id: string) =>
  ProfileTombstone.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: false });
