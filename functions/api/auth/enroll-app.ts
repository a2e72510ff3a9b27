import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { newSecret } from '../../platform/second-factor.ts';
import { matchEnrollment } from '../../services/sessions/enrollment-code.ts';
import { createCodeChallenge, readCodeChallenge, signInExpired } from '../../services/sign-in/code-challenge.ts';
import { checkCodeLimit } from '../../services/sign-in/code-limits.ts';
import { countFailure } from '../../services/sign-in/login-limits.ts';
import { requireOpenSignIn } from '../../services/sign-in/require-open-sign-in.ts';
import { transact } from '../../table/core/transact.ts';

/**
 * Gives the secret of a new app to a member of staff who has an enrollment code. The code is used up by the first code of
 * the app, so that a page which is closed in between costs no second one.
 */
export const enrollApp = operation(contract.enrollApp, async ({ body, cookies, sourceIp }) => {
  const asked = await readCodeChallenge(body.challenge);
  if (asked.kind !== 'enrollment') throw signInExpired();
  const user = await requireOpenSignIn(asked);
  const { forget, takeBack } = await checkCodeLimit('enrollment', { user, cookies, address: sourceIp });
  const enrollmentHash = matchEnrollment(user, body.enrollmentCode);
  if (!enrollmentHash) {
    await countFailure({ email: user.email, address: sourceIp });
    throw new ApiError('enrollment_code_refused');
  }
  await Promise.all([takeBack(), transact(...forget)]);
  const { accessToken, refreshToken, at } = asked;
  const secret = await newSecret(accessToken);
  const awaited = { kind: 'set-up', accessToken, refreshToken, enrollmentHash } as const;
  return { secondFactor: await createCodeChallenge(user, awaited, { secret, at }) };
});
