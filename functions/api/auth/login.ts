import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { isCodeRequired, signIn } from '../../platform/cognito.ts';
import { ApiError } from '../../platform/errors.ts';
import { confirmedSession } from '../../services/sessions/begin-session.ts';
import { createCodeChallenge } from '../../services/sign-in/code-challenge.ts';
import { checkLoginLimit, countFailure } from '../../services/sign-in/login-limits.ts';
import { agreeOnSecondFactor, beginEnrollment } from '../../services/sign-in/set-up-second-factor.ts';
import { readUser } from '../../table/accounts/user.ts';
import { openSession } from './open-session.ts';

const wrong = () => new ApiError('wrong_credentials');

/**
 * Signs in with four requests to the table: e-mail and address, count of attempts, user, last activity. Staff get no
 * session for a password alone. With a second factor they must send its code, without one the enrollment code that a
 * colleague gave them [ACC-04, ACC-06].
 */
export const login = operation(contract.login, async ({ body, cookies, sourceIp, setCookie }) => {
  const given = { ...body, address: sourceIp, cookies };
  const { claim, forget } = await checkLoginLimit(given);
  const first = claim && (await signIn(claim.userId, body.password));
  if (!first) {
    await countFailure(given);
    throw wrong();
  }
  const user = await readUser(claim.userId);
  if (user?.status !== 'active') throw wrong();
  if (user.suspendedAt) throw new ApiError('account_suspended');
  const answer = user.role === 'support' ? await agreeOnSecondFactor(user, first, body.password) : first;
  if (!answer) throw wrong();
  if (isCodeRequired(answer)) {
    return { secondFactor: await createCodeChallenge(user, { kind: 'code', session: answer.codeSession }) };
  }
  const tokens = await confirmedSession(answer, user, body.password);
  if (!tokens) throw wrong();
  if (user.role !== 'support') return openSession(tokens, user, forget, setCookie);
  const secondFactor = await beginEnrollment(user, tokens, body.password);
  if (!secondFactor) throw wrong();
  return { secondFactor };
});
