import type { RequestContext } from '../../http/operation.ts';
import type { Tokens } from '../../platform/cognito.ts';
import { knownDeviceCookie } from '../../services/sessions/known-device.ts';
import { recordSignIn } from '../../services/sessions/record-sign-in.ts';
import { refreshCookie } from '../../services/sessions/refresh-cookie.ts';
import { userInfoOf } from '../../services/sessions/user-info.ts';
import type { UserItem } from '../../table/accounts/user.ts';

/** Returns a session and sets its cookies. `writes` are stored with the sign-in. */
export const openSession = async (
  tokens: Tokens,
  user: UserItem,
  writes: Parameters<typeof recordSignIn>[1],
  setCookie: RequestContext['setCookie'],
) => {
  await recordSignIn(user, writes);
  if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
  setCookie(await knownDeviceCookie(user.email));
  return { accessToken: tokens.accessToken, userData: userInfoOf(user) };
};
