import { ACCESS_TOKEN_MINUTES } from '@plumbline/shared/options/limits';
import type { Answering } from '../../http/operation.ts';
import { epochSeconds, now, nowIso } from '../../platform/clock.ts';
import type { Tokens } from '../../platform/cognito.ts';
import { knownDeviceCookie } from '../../services/sessions/known-device.ts';
import { refreshCookie } from '../../services/sessions/refresh-cookie.ts';
import { userInfoOf } from '../../services/sessions/user-info.ts';
import { forgetEndedSessions, type UserItem } from '../../table/accounts/user.ts';
import { transact, type Write } from '../../table/core/transact.ts';
import { lastActivityAt } from '../../table/profiles/profile.ts';

/** Somewhat longer than any access token lives. */
const LONGEST_TOKEN_SECONDS = 2 * ACCESS_TOKEN_MINUTES * 60;

/** Hands out a session with all that follows from it; `writes` go with it. */
export const openSession = async (
  tokens: Tokens,
  user: UserItem,
  writes: readonly Write[],
  setCookie: Answering['setCookie'],
) => {
  await transact(
    ...writes,
    ...forgetEndedSessions(user, epochSeconds(now()) - LONGEST_TOKEN_SECONDS),
    ...(user.profileId ? [lastActivityAt(user.profileId, nowIso())] : []),
  );
  if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
  setCookie(await knownDeviceCookie(user.email));
  return { accessToken: tokens.accessToken, userData: userInfoOf(user) };
};
