import { staffMembers } from '../../table/accounts/user.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import type { ItemMigration } from './migration.ts';

/** Returns the missing index keys of the item of a staff member. */
const changesOf = ({ role, id, ...user }: Attributes): Attributes => {
  if (role !== 'support') return {};
  const keys: Attributes = staffMembers.keys({ id: String(id) });
  return Object.fromEntries(Object.entries(keys).filter(([name, value]) => user[name] !== value));
};

/** Until 0.3.0 no index listed the staff. */
export const listOfStaff: ItemMigration = {
  number: '0010',
  description: 'Lists the members of staff for the page of colleagues',
  entities: ['User'],
  check: (user) => Object.keys(changesOf(user)).length === 0,
  up: changesOf,
};
