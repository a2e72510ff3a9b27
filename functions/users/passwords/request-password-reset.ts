import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { spendChallenge } from '../../limits/challenge.ts';
import { limitRate } from '../../limits/limit-rate.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { readUser } from '../../table/accounts/user.ts';
import { mailResetLink } from './reset-mails.ts';

const MOST_PER_ADDRESS = 30;

/** Mails a link to choose a new password [ACC-27]. A disabled user has no account to reset. */
export const requestPasswordReset = operation(contract.requestPasswordReset, async ({ body, sourceIp }) => {
  await spendChallenge(body.challenge, 'form');
  await limitRate('reset-address', sourceIp, MOST_PER_ADDRESS);
  const claim = await readEmailClaim(body.email);
  const user = claim && (await readUser(claim.userId));
  if (user?.status !== 'active') throw new ApiError('email_not_found');
  await mailResetLink(user);
  return { success: true };
});
