import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { claimsOf, refresh } from '../../platform/cognito.ts';
import { ApiError } from '../../platform/errors.ts';
import { hasSecondFactor, isSessionOver } from '../../services/sessions/caller.ts';
import { recordRefresh, revokeSession } from '../../services/sessions/record-sign-in.ts';
import { clearedRefreshCookie, refreshTokenOf } from '../../services/sessions/refresh-cookie.ts';
import { readUser } from '../../table/accounts/user.ts';

/**
 * Returns the error of an invalid session. It clears the cookie if the request had one; forms of other sites send none,
 * so they can't clear it.
 */
const refused = (given?: string, code: 'session_ended' | 'account_suspended' = 'session_ended') =>
  new ApiError(code, {
    headers: given ? { 'set-cookie': clearedRefreshCookie() } : {},
  });

/** Returns a new access token for the cookie's refresh token, in two requests to the table [ACC-34, ACC-06]. */
export const refreshToken = operation(contract.refreshToken, async ({ cookies }) => {
  const given = refreshTokenOf(cookies);
  if (!given) throw refused();
  const tokens = await refresh(given);
  if (!tokens) throw refused(given);
  const claims = claimsOf(tokens.accessToken);
  const user = await readUser(String(claims.username));
  if (user?.suspendedAt) throw refused(given, 'account_suspended');
  if (user?.status !== 'active' || isSessionOver(claims, user)) throw refused(given);
  if (user.role === 'support' && !hasSecondFactor(claims, user)) throw refused(given);
  await recordRefresh(user);
  return {
    accessToken: tokens.accessToken,
    ...(user.agreedTerms && { agreedTerms: user.agreedTerms }),
    ...(user.mailProblem && { mailProblem: user.mailProblem }),
  };
});

export const revokeToken = operation(contract.revokeToken, async ({ caller, cookies, setCookie }) => {
  const refreshToken = refreshTokenOf(cookies);
  await revokeSession(refreshToken, caller);
  if (refreshToken) setCookie(clearedRefreshCookie());
  return { success: true };
});
