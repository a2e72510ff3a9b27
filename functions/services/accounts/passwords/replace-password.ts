import { nowIso } from '../../../platform/clock.ts';
import { isCodeRequired, setPassword, signIn, signOutEverywhere } from '../../../platform/cognito.ts';
import { endSessions } from '../../../table/accounts/user.ts';
import { transact } from '../../../table/core/transact.ts';
import { confirmedSession } from '../../sessions/begin-session.ts';
import type { Caller } from '../../sessions/caller.ts';

/** Sets a new password and ends every session; returns the tokens of a new one, unless staff sign in with a code. */
export const replacePassword = async ({ userId, email, role }: Caller, password: string) => {
  await setPassword(userId, email, password);
  const sessionsFrom = nowIso();
  await transact(endSessions(userId, sessionsFrom));
  await signOutEverywhere(userId);
  const first = role === 'support' ? undefined : await signIn(userId, password);
  if (!first || isCodeRequired(first)) return undefined;
  return confirmedSession(first, { id: userId, sessionsFrom }, password);
};
