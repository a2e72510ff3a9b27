import { epochSeconds, now } from '../../platform/clock.ts';
import { revoke } from '../../platform/cognito.ts';
import { endSession } from '../../table/accounts/user.ts';
import type { Caller } from './caller.ts';

/** Revokes the refresh token and ends the session, so that its access token is refused [ACC-33]. */
export const revokeSession = async (refreshToken: string | undefined, { userId, session }: Caller): Promise<void> => {
  if (refreshToken) await revoke(refreshToken);
  if (session) await endSession(userId, session, epochSeconds(now()));
};
