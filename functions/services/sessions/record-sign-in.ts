import { ACCESS_TOKEN_MINUTES } from '@plumbline/shared/options/limits';
import { epochSeconds, now, nowIso } from '../../platform/clock.ts';
import { revoke } from '../../platform/cognito.ts';
import { endSession, noteSignIn, type UserItem } from '../../table/accounts/user.ts';
import { transact, type Write } from '../../table/core/transact.ts';
import { lastActivityAt, stampLastActivity } from '../../table/profiles/profile.ts';
import type { Caller } from './caller.ts';

/** Twice the lifetime of an access token, in seconds. */
const LONGEST_TOKEN_SECONDS = 2 * ACCESS_TOKEN_MINUTES * 60;

/** Stores a sign-in and the last activity of the profile, together with `writes`. */
export const recordSignIn = (user: UserItem, writes: readonly Write[]): Promise<void> =>
  transact(
    ...writes,
    noteSignIn(user, nowIso(), epochSeconds(now()) - LONGEST_TOKEN_SECONDS),
    ...(user.profileId ? [lastActivityAt(user.profileId, nowIso())] : []),
  );

/** Stores the last activity of a user whose access token is refreshed. */
export const recordRefresh = async ({ profileId }: UserItem): Promise<void> => {
  if (profileId) await stampLastActivity(profileId, nowIso());
};

/** Revokes the refresh token and ends the session, so that its access token is rejected [ACC-33]. */
export const revokeSession = async (refreshToken: string | undefined, { userId, session }: Caller): Promise<void> => {
  if (refreshToken) await revoke(refreshToken);
  if (session) await endSession(userId, session, epochSeconds(now()));
};
