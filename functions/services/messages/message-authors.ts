import { userRequest } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type Caller, isCompany } from '../sessions/caller.ts';

/** A message of a conversation; `isOwn` is true when the caller's profile sent it. */
type AuthoredMessage = { isOwn: boolean; userId?: string | undefined };
export type Authorship = { isMine: boolean; author?: string };

/**
 * Returns who wrote each message of the caller's side: the caller, or the name of a colleague. The name is absent when
 * the colleague has left. A company's users share its conversations; the other side never sees which user wrote. Makes
 * one request if a colleague wrote.
 */
export const readAuthors = async (caller: Caller, messages: readonly AuthoredMessage[]): Promise<Authorship[]> => {
  const colleagues = isCompany(caller)
    ? messages.flatMap(({ isOwn, userId }) => (isOwn && userId && userId !== caller.userId ? [userId] : []))
    : [];
  const ids = [...new Set(colleagues)];
  const { users } = ids.length ? await batchGet({ users: ids.map(userRequest) }, { consistent: false }) : { users: [] };
  const names = new Map(ids.map((id, index) => [id, users[index]?.displayName]));
  return messages.map(({ isOwn, userId = '' }) => {
    const author = isOwn ? names.get(userId) : undefined;
    return { isMine: isOwn && (userId === caller.userId || !isCompany(caller)), ...(author && { author }) };
  });
};
