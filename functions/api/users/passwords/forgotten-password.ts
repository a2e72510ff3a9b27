import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { resetPassword } from '../../../services/accounts/passwords/change-password.ts';
import { mailResetLink, mailSetUpLinkAgain } from '../../../services/accounts/passwords/reset-mails.ts';
import { spendChallenge } from '../../../services/limits/challenge.ts';
import { budgetUsedUp, countCall, namedBudgets } from '../../../services/limits/named-budgets.ts';
import { knownDeviceCookie } from '../../../services/sessions/known-device.ts';
import { readEmailClaim } from '../../../table/accounts/email-claim.ts';
import { readUser } from '../../../table/accounts/user.ts';

const { 'reset-asked': perEmail, 'reset-address': perAddress } = namedBudgets;

/**
 * Counts a request for a reset. After the first ones each needs a solved challenge, because the response reveals
 * whether an account exists.
 */
const requireAllowedReset = async (email: string, address: string, challenge: string | undefined): Promise<void> => {
  const [ofEmail, ofAddress] = await Promise.all([
    countCall('reset-asked', email),
    countCall('reset-address', address),
  ]);
  if (ofAddress > perAddress.most) throw budgetUsedUp('reset-address');
  if (challenge !== undefined) return spendChallenge(challenge, 'form', { email, address });
  if (ofEmail > perEmail.most || ofAddress > perAddress.free) throw budgetUsedUp('reset-asked');
};

/**
 * Mails a link to choose a new password, or the set-up link again for an account that isn't set up. Throws
 * `email_not_found` for other addresses and disabled users [ACC-27].
 */
export const requestPasswordReset = operation(contract.requestPasswordReset, async ({ body, sourceIp }) => {
  const { email, challenge } = body;
  await requireAllowedReset(email, sourceIp, challenge);
  const claim = await readEmailClaim(email);
  const user = claim && (await readUser(claim.userId));
  if (claim && user?.status !== 'active') throw new ApiError('email_not_found');
  await (user ? mailResetLink(user) : mailSetUpLinkAgain(email));
  return { success: true };
});

export const changeUserPassword = operation(contract.changeUserPassword, async ({ body, sourceIp, setCookie }) => {
  const email = await resetPassword(body.passwordResetKey, body.password, sourceIp);
  setCookie(await knownDeviceCookie(email));
  return { success: true };
});
