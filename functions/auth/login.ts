import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { asksForCode, signIn } from '../platform/cognito.ts';
import { confirmedSession } from '../sessions/begin-session.ts';
import { readUser } from '../table/accounts/user.ts';
import { askForCode } from './asked-code.ts';
import { admit, countFailure } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { beginSetUp } from './set-up-second-factor.ts';

const wrong = () => new ApiError('wrong_credentials');

/**
 * Signs in with four table requests: e-mail and address, count of tries, user, activity stamp [ACC-04, ACC-06].
 * Whoever has a second factor is asked for a code instead, and staff without one sets it up: no session before that.
 */
export const login = operation(contract.login, async ({ body, cookies, sourceIp, setCookie }) => {
  const given = { ...body, address: sourceIp, cookies };
  const { claim, forget } = await admit(given);
  const answer = claim && (await signIn(claim.userId, body.password));
  if (!answer) {
    await countFailure(given);
    throw wrong();
  }
  const user = await readUser(claim.userId);
  if (user?.status !== 'active') throw wrong();
  if (user.suspendedAt) throw new ApiError('account_suspended');
  if (asksForCode(answer)) {
    return { secondFactor: await askForCode(user, { kind: 'code', session: answer.codeSession }) };
  }
  const tokens = await confirmedSession(answer, user, body.password);
  if (!tokens) throw wrong();
  if (user.role !== 'support') return openSession(tokens, user, forget, setCookie);
  const secondFactor = await beginSetUp(user, tokens, body.password);
  if (!secondFactor) throw wrong();
  return { secondFactor };
});
