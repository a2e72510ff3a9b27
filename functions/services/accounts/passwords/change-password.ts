import { nowIso } from '../../../platform/clock.ts';
import { isCodeRequired, setPassword, signIn, signOutEverywhere } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { hashOf } from '../../../platform/ids.ts';
import { readAccountKey, reopenAccountKey, useAccountKey } from '../../../table/accounts/account-key.ts';
import { endSessions } from '../../../table/accounts/user.ts';
import { isConditionFailure, transact, transactOr } from '../../../table/core/transact.ts';
import { forgetLoginTries } from '../../limits/login-window.ts';
import { resetBudget } from '../../limits/named-budgets.ts';
import { removeOtherDevices } from '../../notifications/remove-devices.ts';
import { confirmedSession } from '../../sessions/begin-session.ts';
import type { Caller } from '../../sessions/caller.ts';
import { requireStrongPassword } from './require-strong-password.ts';
import { forgetResetMails } from './reset-mails.ts';

type OwnBrowser = { password: string; pushDevice?: string | undefined };

/**
 * Ends every session of a user, with the push notifications of all devices but the caller's. Returns the tokens of a
 * new session; undefined for staff, who sign in again with a code.
 */
export const continueSession = async ({ userId, role }: Caller, { password, pushDevice }: OwnBrowser) => {
  const sessionsFrom = nowIso();
  await transact(endSessions(userId, sessionsFrom));
  await signOutEverywhere(userId);
  await removeOtherDevices(userId, pushDevice);
  const first = role === 'support' ? undefined : await signIn(userId, password);
  if (!first || isCodeRequired(first)) return undefined;
  return confirmedSession(first, { id: userId, sessionsFrom }, password);
};

/** Sets a new password and ends every session. Returns the tokens of a new session, as `continueSession` does. */
export const replacePassword = async (caller: Caller, browser: OwnBrowser) => {
  await setPassword(caller.userId, caller.email, browser.password);
  return continueSession(caller, browser);
};

/** Ends the sessions of a user. A failed condition is ignored, because another request has ended them. */
const endAllSessions = async (userId: string): Promise<void> => {
  try {
    await transact(endSessions(userId, nowIso()));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  await signOutEverywhere(userId);
};

/**
 * Sets a new password with a reset key and returns the e-mail. One transaction uses up the key and ends the sessions,
 * so that only one of two links works, and none that went to an earlier address of the user. The old password can open
 * sessions until Cognito has the new one, so the sessions end again afterwards. When setting the password fails, the
 * link works again. Throws `reset_link_expired` [ACC-28].
 */
export const resetPassword = async (resetKey: string, password: string, sourceIp: string): Promise<string> => {
  const hash = hashOf(resetKey);
  const key = await readAccountKey(hash);
  if (key?.purpose !== 'reset' || !key.userId) throw new ApiError('reset_link_expired');
  const { userId, email, issuedAt } = key;
  await requireStrongPassword(password, [email]);
  const at = nowIso();
  await transactOr(
    'reset_link_expired',
    useAccountKey(hash, at),
    endSessions(userId, at, { email, ...(issuedAt && { since: issuedAt }) }),
    forgetResetMails(email),
    ...forgetLoginTries(email, sourceIp),
    // Wrong codes mean that someone had the earlier password, which no longer works, so their count is reset.
    resetBudget('code-user', userId),
  );
  try {
    await setPassword(userId, email, password);
    await endAllSessions(userId);
    await removeOtherDevices(userId);
  } catch (error) {
    await reopenAccountKey(hash, at, nowIso());
    throw error;
  }
  return email;
};
