import * as contract from '@plumbline/shared/contracts/auth';
import { operation } from '../http/operation.ts';
import { clearedRefreshCookie, refreshTokenOf } from '../http/refresh-cookie.ts';
import { revoke } from '../platform/cognito.ts';

/** ACC-33. A session without a refresh cookie is already revoked. */
export const revokeToken = operation(contract.revokeToken, async ({ cookies, setCookie }) => {
  const given = refreshTokenOf(cookies);
  if (given) {
    await revoke(given);
    setCookie(clearedRefreshCookie);
  }
  return { success: true };
});
