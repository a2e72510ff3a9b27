import * as contract from '@plumbline/shared/contracts/auth';
import { ApiError } from '../http/errors.ts';
import { forgetLoginTries } from '../http/login-window.ts';
import { operation } from '../http/operation.ts';
import { refreshCookie } from '../http/refresh-cookie.ts';
import { userInfoOf } from '../http/user-info.ts';
import { nowIso } from '../platform/clock.ts';
import { signIn } from '../platform/cognito.ts';
import { lastActivityAt } from '../table/profile.ts';
import { transact } from '../table/transact.ts';
import { readUser } from '../table/user.ts';
import { countFailureFrom, readClaimUnlessLocked } from './login-limits.ts';

const wrong = () => new ApiError('unauthenticated', 'Wrong Email or Password');

/** ACC-04, ACC-06. Four table requests: e-mail and address, the count of tries, the user, and the activity stamp. */
export const login = operation(contract.login, async ({ body, sourceIp, setCookie }) => {
  const claim = await readClaimUnlessLocked(body.email, sourceIp);
  const tokens = claim && (await signIn(claim.userId, body.password));
  if (!tokens) {
    await countFailureFrom(sourceIp);
    throw wrong();
  }
  const user = await readUser(claim.userId);
  if (user?.status !== 'active') throw wrong();
  await transact(forgetLoginTries(body.email), ...(user.profileId ? [lastActivityAt(user.profileId, nowIso())] : []));
  if (tokens.refreshToken) setCookie(refreshCookie(tokens.refreshToken));
  return { accessToken: tokens.accessToken, userData: userInfoOf(user) };
});
