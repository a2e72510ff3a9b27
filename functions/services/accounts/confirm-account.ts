import { nowIso } from '../../platform/clock.ts';
import { setPassword } from '../../platform/cognito.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashOf } from '../../platform/ids.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import { readAccountKey } from '../../table/accounts/account-key.ts';
import { ConditionFailed, transact } from '../../table/core/transact.ts';
import { newAccountOf, newColleagueOf } from './confirmed-account.ts';
import { requireStrongPassword } from './passwords/require-strong-password.ts';
import { takeOverMark } from './take-over-mark.ts';

const refused = () => new ApiError('confirmation_refused');

/**
 * Sets the first password of an account and returns its e-mail. One transaction writes key, address and user, so that
 * two clicks on the link make one account. Cognito is called after it. When that call fails, the address is taken, and
 * 'forgot password' sets the password [ACC-20].
 */
export const confirmAccount = async (confirmationKey: string, password: string): Promise<string> => {
  const key = await readAccountKey(hashOf(confirmationKey));
  if (!key || key.purpose === 'reset' || key.purpose === 'email') throw refused();
  await requireStrongPassword(password, [key.email]);
  const at = nowIso();
  const mark = await takeOverMark(key.email, { hasArrived: true });
  const account = key.purpose === 'invite' ? await newColleagueOf(key, at, mark) : newAccountOf(key, at, mark);
  if (!account) throw refused();
  try {
    await transact(account.claim, ...account.writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Position 0 is the claim of the address. When only the claim fails, the link is valid and the account exists
    // already.
    throw error.failed.every((position) => position === 0) ? new ApiError('already_confirmed') : refused();
  }
  if (key.purpose !== 'invite') recordMetric('SignUps');
  await setPassword(account.userId, key.email, password);
  return key.email;
};
