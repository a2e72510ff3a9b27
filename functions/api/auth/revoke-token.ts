import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { epochSeconds, now } from '../../platform/clock.ts';
import { revoke } from '../../platform/cognito.ts';
import { clearedRefreshCookie, refreshTokenOf } from '../../services/sessions/refresh-cookie.ts';
import { endSession } from '../../table/accounts/user.ts';

/** The refresh token is revoked, and the access token is worth nothing from then on [ACC-33]. */
export const revokeToken = operation(contract.revokeToken, async ({ caller, cookies, setCookie }) => {
  const given = refreshTokenOf(cookies);
  if (given) {
    await revoke(given);
    setCookie(clearedRefreshCookie());
  }
  if (caller.session) await endSession(caller.userId, caller.session, epochSeconds(now()));
  return { success: true };
});
