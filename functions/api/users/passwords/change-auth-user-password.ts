import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { isCodeRequired, setPassword, signIn, signOutEverywhere } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireCurrentPassword } from '../../../services/accounts/passwords/current-password.ts';
import { clearedPermitCookie } from '../../../services/accounts/passwords/password-permit-cookie.ts';
import { requireStrongPassword } from '../../../services/accounts/passwords/require-strong-password.ts';
import { confirmedSession } from '../../../services/sessions/begin-session.ts';
import { refreshCookie } from '../../../services/sessions/refresh-cookie.ts';
import { endSessions } from '../../../table/accounts/user.ts';
import { transact } from '../../../table/core/transact.ts';

/** Sets a new password and ends every session but the caller's; staff sign in again with a code [TBX-10]. */
export const changeAuthUserPassword = operation(
  contract.changeAuthUserPassword,
  async ({ body, caller: { userId, email, role }, cookies, setCookie }) => {
    await requireStrongPassword(body.password, [email]);
    await requireCurrentPassword(userId, body.currentPassword, cookies);
    await setPassword(userId, email, body.password);
    const sessionsFrom = nowIso();
    await transact(endSessions(userId, sessionsFrom));
    await signOutEverywhere(userId);
    const first = role === 'support' ? undefined : await signIn(userId, body.password);
    const tokens =
      first && !isCodeRequired(first) && (await confirmedSession(first, { id: userId, sessionsFrom }, body.password));
    if (!tokens) throw new ApiError('session_ended');
    if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
    setCookie(clearedPermitCookie());
    return { success: true, accessToken: tokens.accessToken };
  },
);
