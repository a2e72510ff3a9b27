import { ACCESS_TOKEN_MINUTES } from '@plumbline/shared/options/limits';
import { epochSeconds, now, nowIso } from '../../platform/clock.ts';
import { revoke } from '../../platform/cognito.ts';
import { endSession, forgetEndedSessions, type UserItem } from '../../table/accounts/user.ts';
import { transact, type Write } from '../../table/core/transact.ts';
import { lastActivityAt, stampLastActivity } from '../../table/profiles/profile.ts';
import type { Caller } from './caller.ts';

/** Somewhat longer than any access token lives. */
const LONGEST_TOKEN_SECONDS = 2 * ACCESS_TOKEN_MINUTES * 60;

/** Records a sign-in together with `writes`. */
export const recordSignIn = (user: UserItem, writes: readonly Write[]): Promise<void> =>
  transact(
    ...writes,
    ...forgetEndedSessions(user, epochSeconds(now()) - LONGEST_TOKEN_SECONDS),
    ...(user.profileId ? [lastActivityAt(user.profileId, nowIso())] : []),
  );

/** Records that a user is still active, when the access token is refreshed. */
export const recordRefresh = async ({ profileId }: UserItem): Promise<void> => {
  if (profileId) await stampLastActivity(profileId, nowIso());
};

/** Revokes the refresh token and ends the session, so that its access token is refused [ACC-33]. */
export const revokeSession = async (refreshToken: string | undefined, { userId, session }: Caller): Promise<void> => {
  if (refreshToken) await revoke(refreshToken);
  if (session) await endSession(userId, session, epochSeconds(now()));
};
