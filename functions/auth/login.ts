import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { ACCESS_TOKEN_MINUTES } from '@plumbline/shared/options/limits';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { epochSeconds, now, nowIso } from '../platform/clock.ts';
import { signIn } from '../platform/cognito.ts';
import { confirmedSession } from '../sessions/begin-session.ts';
import { knownDeviceCookie } from '../sessions/known-device.ts';
import { refreshCookie } from '../sessions/refresh-cookie.ts';
import { userInfoOf } from '../sessions/user-info.ts';
import { forgetEndedSessions, readUser } from '../table/accounts/user.ts';
import { transact } from '../table/core/transact.ts';
import { lastActivityAt } from '../table/profiles/profile.ts';
import { admit, countFailure } from './login-limits.ts';

/** Somewhat longer than any access token lives. */
const LONGEST_TOKEN_SECONDS = 2 * ACCESS_TOKEN_MINUTES * 60;

const wrong = () => new ApiError('wrong_credentials');

/** ACC-04, ACC-06. Four table requests: e-mail and address, the count of tries, the user, and the activity stamp. */
export const login = operation(contract.login, async ({ body, cookies, sourceIp, setCookie }) => {
  const given = { ...body, address: sourceIp, cookies };
  const { claim, forget } = await admit(given);
  const tokens = claim && (await signIn(claim.userId, body.password));
  if (!tokens) {
    await countFailure(given);
    throw wrong();
  }
  const user = await readUser(claim.userId);
  if (user?.status !== 'active') throw wrong();
  if (user.suspendedAt) throw new ApiError('account_suspended');
  const session = await confirmedSession(tokens, user, body.password);
  if (!session) throw wrong();
  await transact(
    ...forget,
    ...forgetEndedSessions(user, epochSeconds(now()) - LONGEST_TOKEN_SECONDS),
    ...(user.profileId ? [lastActivityAt(user.profileId, nowIso())] : []),
  );
  if (session.refreshToken) setCookie(refreshCookie(session.refreshToken));
  setCookie(await knownDeviceCookie(body.email));
  return { accessToken: session.accessToken, userData: userInfoOf(user) };
});
