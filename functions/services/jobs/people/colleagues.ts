import type { UserItem } from '../../../table/accounts/user.ts';

/** Returns whether a user of a company can take care of a person now. */
export const isColleague = ({ status, suspendedAt }: UserItem): boolean => status !== 'disabled' && !suspendedAt;

type UserRef = { id: string; name: string };

/** Returns the users of a company who can take care of people, by name. */
export const colleaguesOf = (users: readonly UserItem[]): UserRef[] =>
  users
    .filter(isColleague)
    .map(({ id, displayName }) => ({ id, name: displayName }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** Returns a function that returns the name of a user; undefined for a user who left. */
export const namesOf = (users: readonly UserItem[]): ((id: string | undefined) => string | undefined) => {
  const names = new Map(users.map(({ id, displayName }) => [id, displayName]));
  return (id) => (id === undefined ? undefined : names.get(id));
};
