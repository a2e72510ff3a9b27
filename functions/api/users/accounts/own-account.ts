import * as contract from '@plumbline/shared/contracts/accounts/own-account';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { agreeToTerms as agree } from '../../../services/accounts/agree-to-terms.ts';
import { confirmEmailChange as confirm, mailEmailChange } from '../../../services/accounts/change-email.ts';
import { continueSession } from '../../../services/accounts/passwords/change-password.ts';
import { requireCurrentPassword } from '../../../services/accounts/passwords/current-password.ts';
import { refreshCookie } from '../../../services/sessions/refresh-cookie.ts';

/** Mails the link that changes the caller's address. A stolen token isn't enough: it requires the password. */
export const requestEmailChange = operation(contract.requestEmailChange, async ({ body, caller, cookies }) => {
  await requireCurrentPassword(caller.userId, body.currentPassword, cookies);
  await mailEmailChange(caller.userId, body.email);
  return { success: true };
});

export const confirmEmailChange = operation(contract.confirmEmailChange, async ({ body }) => ({
  success: true,
  ...(await confirm(body.key)),
}));

/** Ends every session and starts a new one for the caller. Staff sign in again with a code. */
export const signOutOthers = operation(contract.signOutOthers, async ({ body, caller, cookies, setCookie }) => {
  await requireCurrentPassword(caller.userId, body.currentPassword, cookies);
  const tokens = await continueSession(caller, { password: body.currentPassword, pushDevice: body.pushDevice });
  if (!tokens) throw new ApiError('session_ended');
  if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
  return { success: true, accessToken: tokens.accessToken };
});

export const agreeToTerms = operation(contract.agreeToTerms, async ({ body, caller }) => {
  await agree(caller.userId, body.version, body.language);
  return { success: true };
});

export const tryMailAgain = operation(contract.tryMailAgain, async ({ caller }) => {
  await (await import('../../../services/accounts/try-own-mail-again.ts')).tryOwnMailAgain(caller.userId);
  return { success: true };
});
