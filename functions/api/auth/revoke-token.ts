import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { clearedRefreshCookie, refreshTokenOf } from '../../services/sessions/refresh-cookie.ts';
import { revokeSession } from '../../services/sessions/revoke-session.ts';

export const revokeToken = operation(contract.revokeToken, async ({ caller, cookies, setCookie }) => {
  const refreshToken = refreshTokenOf(cookies);
  await revokeSession(refreshToken, caller);
  if (refreshToken) setCookie(clearedRefreshCookie());
  return { success: true };
});
