import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { newSecret } from '../platform/second-factor.ts';
import { matchEnrollment } from '../sessions/enrollment-code.ts';
import { transact } from '../table/core/transact.ts';
import { askedCode, askForCode, signInExpired } from './asked-code.ts';
import { admitCode } from './code-limits.ts';
import { countFailure } from './login-limits.ts';
import { requireOpenSignIn } from './require-open-sign-in.ts';

/**
 * Gives the secret of a new app to a member of staff who has an enrollment code. The code is used up by the first code of
 * the app, so that a page which is closed in between costs no second one.
 */
export const enrollApp = operation(contract.enrollApp, async ({ body, cookies, sourceIp }) => {
  const asked = await askedCode(body.challenge);
  if (asked.kind !== 'enrollment') throw signInExpired();
  const user = await requireOpenSignIn(asked);
  const { forget, takeBack } = await admitCode('enrollment', { user, cookies, address: sourceIp });
  const enrollmentHash = matchEnrollment(user, body.enrollmentCode);
  if (!enrollmentHash) {
    await countFailure({ email: user.email, address: sourceIp });
    throw new ApiError('enrollment_code_refused');
  }
  await Promise.all([takeBack(), transact(...forget)]);
  const { accessToken, refreshToken, at } = asked;
  const secret = await newSecret(accessToken);
  const awaited = { kind: 'set-up', accessToken, refreshToken, enrollmentHash } as const;
  return { secondFactor: await askForCode(user, awaited, { secret, at }) };
});
