import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { replacePassword } from '../../../services/accounts/passwords/change-password.ts';
import { checkCurrentPassword, requireCurrentPassword } from '../../../services/accounts/passwords/current-password.ts';
import { clearedPermitCookie, issuePermit } from '../../../services/accounts/passwords/password-permit-cookie.ts';
import { requireStrongPassword } from '../../../services/accounts/passwords/require-strong-password.ts';
import { refreshCookie } from '../../../services/sessions/refresh-cookie.ts';

/** Checks the current password. The right one sets the cookie that permits one change [TBX-10]. */
export const checkUserPassword = operation(contract.checkUserPassword, async ({ body, caller, setCookie }) => {
  const valid = await checkCurrentPassword(caller.userId, body.password);
  if (valid) setCookie(await issuePermit(caller.userId));
  return { valid };
});

/**
 * Sets a new password, ends every session and starts a new one for the caller. Staff sign in again with a code
 * [TBX-10].
 */
export const changeAuthUserPassword = operation(
  contract.changeAuthUserPassword,
  async ({ body, caller, cookies, setCookie }) => {
    await requireStrongPassword(body.password, [caller.email]);
    await requireCurrentPassword(caller.userId, body.currentPassword, cookies);
    const tokens = await replacePassword(caller, body);
    if (!tokens) throw new ApiError('session_ended');
    if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
    setCookie(clearedPermitCookie());
    return { success: true, accessToken: tokens.accessToken };
  },
);
