import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { auditWrite } from '../audit/audit-write.ts';
import { hasSecondFactor, isSessionOver } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { forgetLoginTries } from '../limits/login-window.ts';
import { claimsOf, type Tokens } from '../platform/cognito.ts';
import { respondWithCode } from '../platform/second-factor.ts';
import { readUser, startSecondFactor, type UserItem } from '../table/accounts/user.ts';
import { isConditionFailure, transact } from '../table/core/transact.ts';
import { type AskedCode, askedCode, signInExpired } from './asked-code.ts';
import { admitCode } from './code-limits.ts';
import { countFailure } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { afterSetUp, endSetUp } from './set-up-second-factor.ts';

/** When the sign-in of a token began, in milliseconds. */
const begunAt = (accessToken: string): number => Number(claimsOf(accessToken).auth_time) * 1000;

/** The user, unless the account or the password has changed since the password was right. */
const stillSigningIn = async (asked: AskedCode): Promise<UserItem> => {
  const user = await readUser(asked.userId);
  if (user?.status !== 'active') throw signInExpired();
  if (user.suspendedAt) throw new ApiError('account_suspended');
  const { sessionsFrom, secondFactorFrom } = user;
  if (sessionsFrom && asked.at <= Date.parse(sessionsFrom)) throw signInExpired();
  // A sign-in sets up one app, and none once another sign-in has.
  const isDone =
    secondFactorFrom && asked.kind === 'set-up' && begunAt(asked.accessToken) <= Date.parse(secondFactorFrom);
  if (isDone) throw signInExpired();
  return user;
};

/** Writes down that staff has a second factor from this sign-in on, if that is news. */
const startSecondFactorOf = async (user: UserItem, { kind }: AskedCode, { accessToken }: Tokens): Promise<void> => {
  if (user.role !== 'support' || (kind === 'code' && hasSecondFactor(claimsOf(accessToken), user))) return;
  const { id: userId, email, displayName } = user;
  await transact(
    startSecondFactor(userId, new Date(begunAt(accessToken)).toISOString()),
    auditWrite(
      { userId, email, displayName },
      { action: 'set up second factor', subject: { type: 'user', id: userId } },
    ),
  );
};

export const enterCode = operation(contract.enterCode, async ({ body, cookies, sourceIp, setCookie }) => {
  const asked = await askedCode(body.challenge);
  const user = await stillSigningIn(asked);
  const forget = await admitCode(user, cookies);
  const given =
    asked.kind === 'code' ? await respondWithCode(user.id, asked.session, body.code) : await endSetUp(asked, body.code);
  if (given === 'over') throw signInExpired();
  if (given === 'wrong') {
    await countFailure({ email: user.email, address: sourceIp });
    throw new ApiError('code_refused');
  }
  const tokens = await afterSetUp(user.id, given);
  if (!tokens || isSessionOver(claimsOf(tokens.accessToken), user)) throw signInExpired();
  try {
    await startSecondFactorOf(user, asked, tokens);
  } catch (error) {
    if (isConditionFailure(error)) throw signInExpired();
    throw error;
  }
  return openSession(tokens, user, [...forget, ...forgetLoginTries(user.email, sourceIp)], setCookie);
});
