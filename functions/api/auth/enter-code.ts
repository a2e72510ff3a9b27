import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { claimsOf } from '../../platform/cognito.ts';
import { ApiError } from '../../platform/errors.ts';
import { respondWithCode } from '../../platform/second-factor.ts';
import { forgetLoginTries } from '../../services/limits/login-window.ts';
import { isSessionOver } from '../../services/sessions/caller.ts';
import { readCodeChallenge, signInExpired } from '../../services/sign-in/code-challenge.ts';
import { checkCodeLimit } from '../../services/sign-in/code-limits.ts';
import { countFailure } from '../../services/sign-in/login-limits.ts';
import { requireOpenSignIn } from '../../services/sign-in/require-open-sign-in.ts';
import { afterSetUp, endSetUp } from '../../services/sign-in/set-up-second-factor.ts';
import { openSession } from './open-session.ts';

export const enterCode = operation(contract.enterCode, async ({ body, cookies, sourceIp, setCookie }) => {
  const asked = await readCodeChallenge(body.challenge);
  if (asked.kind === 'enrollment') throw signInExpired();
  const user = await requireOpenSignIn(asked);
  const { forget, takeBack, takeBackUnchecked } = await checkCodeLimit('code', { user, cookies, address: sourceIp });
  const given =
    asked.kind === 'code'
      ? await respondWithCode(user.id, asked.session, body.code)
      : await endSetUp(asked, user, body.code);
  if (given === 'over') {
    await takeBackUnchecked();
    throw signInExpired();
  }
  if (given === 'wrong') {
    await countFailure({ email: user.email, address: sourceIp });
    throw new ApiError('code_refused');
  }
  await takeBack();
  const tokens = await afterSetUp(user.id, given);
  if (!tokens || isSessionOver(claimsOf(tokens.accessToken), user)) throw signInExpired();
  return openSession(tokens, user, [...forget, ...forgetLoginTries(user.email, sourceIp)], setCookie);
});
