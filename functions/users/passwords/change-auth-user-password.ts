import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { asksForCode, setPassword, signIn, signOutEverywhere } from '../../platform/cognito.ts';
import { confirmedSession } from '../../sessions/begin-session.ts';
import { refreshCookie } from '../../sessions/refresh-cookie.ts';
import { endSessions } from '../../table/accounts/user.ts';
import { transact } from '../../table/core/transact.ts';
import { requireCurrentPassword } from './current-password.ts';
import { clearedPermitCookie } from './password-permit-cookie.ts';
import { requireStrongPassword } from './require-strong-password.ts';

/** Sets a new password and ends every session but the caller's; staff signs in anew with a code [TBX-10]. */
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
      first && !asksForCode(first) && (await confirmedSession(first, { id: userId, sessionsFrom }, body.password));
    if (!tokens) throw new ApiError('session_ended');
    if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
    setCookie(clearedPermitCookie());
    return { success: true, accessToken: tokens.accessToken };
  },
);
