import * as contract from '@plumbline/shared/contracts/auth';
import { ACCESS_TOKEN_MINUTES } from '@plumbline/shared/options/limits';
import { standingSession } from '../http/begin-session.ts';
import { ApiError } from '../http/errors.ts';
import { knownDeviceCookie } from '../http/known-device.ts';
import { operation } from '../http/operation.ts';
import { refreshCookie } from '../http/refresh-cookie.ts';
import { userInfoOf } from '../http/user-info.ts';
import { epochSeconds, now, nowIso } from '../platform/clock.ts';
import { signIn } from '../platform/cognito.ts';
import { lastActivityAt } from '../table/profile.ts';
import { transact } from '../table/transact.ts';
import { forgetEndedSessions, readUser } from '../table/user.ts';
import { admit, countFailure } from './login-limits.ts';

/** Somewhat longer than any access token lives. */
const LONGEST_TOKEN_SECONDS = 2 * ACCESS_TOKEN_MINUTES * 60;

const wrong = () => new ApiError('unauthenticated', 'Wrong Email or Password');

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
  const session = await standingSession(tokens, user, body.password);
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
