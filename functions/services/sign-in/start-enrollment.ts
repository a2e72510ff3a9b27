import type { Cookies } from 'cookie';
import { ApiError } from '../../platform/errors.ts';
import { newSecret } from '../../platform/second-factor.ts';
import { transact } from '../../table/core/transact.ts';
import { matchEnrollment } from '../sessions/enrollment-code.ts';
import { createCodeChallenge, readCodeChallenge, signInExpired } from './code-challenge.ts';
import { checkCodeLimit } from './code-limits.ts';
import { countFailure } from './login-limits.ts';
import { requireOpenSignIn } from './require-open-sign-in.ts';

/**
 * Returns the secret of a new app for staff with an enrollment code. The app's first code uses up the enrollment code,
 * so that a page closed in between doesn't need another one. Throws `enrollment_code_refused`.
 */
export const startEnrollment = async (
  { challenge, enrollmentCode }: { challenge: string; enrollmentCode: string },
  cookies: Cookies,
  sourceIp: string,
) => {
  const asked = await readCodeChallenge(challenge);
  if (asked.kind !== 'enrollment') throw signInExpired();
  const user = await requireOpenSignIn(asked);
  const { forget, takeBack } = await checkCodeLimit('enrollment', { user, cookies, address: sourceIp });
  const enrollmentHash = matchEnrollment(user, enrollmentCode);
  if (!enrollmentHash) {
    await countFailure({ email: user.email, address: sourceIp });
    throw new ApiError('enrollment_code_refused');
  }
  await Promise.all([takeBack(), transact(...forget)]);
  const { accessToken, refreshToken, at } = asked;
  const secret = await newSecret(accessToken);
  const awaited = { kind: 'set-up', accessToken, refreshToken, enrollmentHash } as const;
  return createCodeChallenge(user, awaited, { secret, at });
};
