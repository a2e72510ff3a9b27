import type { SupportRequestItem } from '../../table/accounts/support-request.ts';
import { listUsersOfProfile, type UserItem } from '../../table/accounts/user.ts';

/**
 * Returns the user who sent a request while signed in, as they are today: with the e-mail and language that they have
 * now. Undefined for a visitor, and for a user who left. An older request names no user: it belongs to the user with
 * its e-mail, because a colleague must not read it.
 */
export const readSendingUser = async (request: SupportRequestItem): Promise<UserItem | undefined> => {
  const { profileId, userId, email } = request;
  if (!profileId) return undefined;
  const users = await listUsersOfProfile(profileId);
  if (userId) return users.find(({ id }) => id === userId);
  return users.find((user) => user.email === email);
};
