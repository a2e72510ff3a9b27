import { claimsOf } from '../../platform/cognito.ts';
import { ApiError } from '../../platform/errors.ts';
import { readUser, type UserItem } from '../../table/accounts/user.ts';
import { type CodeChallenge, signInExpired } from './code-challenge.ts';

/** Returns the start of a token's session in ms. */
export const begunAt = (accessToken: string): number => Number(claimsOf(accessToken).auth_time) * 1000;

/**
 * Returns whether the second factor has changed since the password was right. A sign-in can set up only one app, and
 * none after another sign-in has set one up. A code counts only while the table says that there is an app.
 */
const hasChanged = (asked: CodeChallenge, { secondFactorFrom }: UserItem): boolean =>
  asked.kind === 'code'
    ? secondFactorFrom === undefined
    : secondFactorFrom !== undefined && begunAt(asked.accessToken) <= Date.parse(secondFactorFrom);

/**
 * Returns the user. Throws when the account, the password or the second factor has changed since the password was
 * right.
 */
export const requireOpenSignIn = async (asked: CodeChallenge): Promise<UserItem> => {
  const user = await readUser(asked.userId);
  if (user?.status !== 'active') throw signInExpired();
  if (user.suspendedAt) throw new ApiError('account_suspended');
  const { sessionsFrom } = user;
  if (sessionsFrom && asked.at <= Date.parse(sessionsFrom)) throw signInExpired();
  if (hasChanged(asked, user)) throw signInExpired();
  return user;
};
