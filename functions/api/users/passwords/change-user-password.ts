import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { setPassword, signOutEverywhere } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { hashOf } from '../../../platform/ids.ts';
import { requireStrongPassword } from '../../../services/accounts/passwords/require-strong-password.ts';
import { forgetResetMails } from '../../../services/accounts/passwords/reset-mails.ts';
import { forgetLoginTries } from '../../../services/limits/login-window.ts';
import { resetBudget } from '../../../services/limits/named-budgets.ts';
import { knownDeviceCookie } from '../../../services/sessions/known-device.ts';
import { readAccountKey, reopenAccountKey, useAccountKey } from '../../../table/accounts/account-key.ts';
import { endSessions } from '../../../table/accounts/user.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';

const refused = () => new ApiError('reset_link_expired');

/** Ends the sessions of a user, unless that has happened meanwhile. */
const endAllSessions = async (userId: string): Promise<void> => {
  try {
    await transact(endSessions(userId, nowIso()));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  await signOutEverywhere(userId);
};

/**
 * Sets a new password with a reset key, which is used up together with the user's sessions, so that of two links only
 * one is good for anything [ACC-28]. Until the new password is set the old one opens sessions: they are ended once
 * more. Should anything fail on the way, the link can be used again.
 */
export const changeUserPassword = operation(contract.changeUserPassword, async ({ body, sourceIp, setCookie }) => {
  const hash = hashOf(body.passwordResetKey);
  const key = await readAccountKey(hash);
  if (key?.purpose !== 'reset' || !key.userId) throw refused();
  const { userId, email, issuedAt } = key;
  await requireStrongPassword(body.password, [email]);
  const at = nowIso();
  try {
    await transact(
      useAccountKey(hash, at),
      endSessions(userId, at, issuedAt),
      forgetResetMails(email),
      ...forgetLoginTries(email, sourceIp),
      // Those who entered wrong codes of staff knew the earlier password.
      resetBudget('code-user', userId),
    );
  } catch (error) {
    if (isConditionFailure(error)) throw refused();
    throw error;
  }
  try {
    await setPassword(userId, email, body.password);
    await endAllSessions(userId);
  } catch (error) {
    await reopenAccountKey(hash, at, nowIso());
    throw error;
  }
  setCookie(await knownDeviceCookie(email));
  return { success: true };
});
