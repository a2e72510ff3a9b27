import * as contract from '@plumbline/shared/contracts/accounts/passwords';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { spendChallenge } from '../../limits/challenge.ts';
import { countInHour, tooManyAttempts, windowEnd } from '../../limits/limit-rate.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { readUser } from '../../table/accounts/user.ts';
import { mailResetLink } from './reset-mails.ts';

/** Requests in an hour that need no proof of work: for one e-mail, and from one address. */
const FREE_PER_EMAIL = 3;
const FREE_PER_ADDRESS = 5;
/** Beyond this many an address has to wait, whatever it solves. */
const MOST_PER_ADDRESS = 30;

/** Counts the request; after the first ones, asking who has an account costs a solved challenge. */
const admit = async (email: string, address: string, challenge: string | undefined): Promise<void> => {
  const [ofEmail, ofAddress] = await Promise.all([
    countInHour('reset-asked', email),
    countInHour('reset-address', address),
  ]);
  if (ofAddress > MOST_PER_ADDRESS) throw tooManyAttempts(windowEnd(HOUR_MS));
  if (challenge !== undefined) return spendChallenge(challenge, 'form');
  if (ofEmail > FREE_PER_EMAIL || ofAddress > FREE_PER_ADDRESS) throw tooManyAttempts(windowEnd(HOUR_MS));
};

/** Mails a link to choose a new password [ACC-27]. A disabled user has no account to reset. */
export const requestPasswordReset = operation(contract.requestPasswordReset, async ({ body, sourceIp }) => {
  await admit(body.email, sourceIp, body.challenge);
  const claim = await readEmailClaim(body.email);
  const user = claim && (await readUser(claim.userId));
  if (user?.status !== 'active') throw new ApiError('email_not_found');
  await mailResetLink(user);
  return { success: true };
});
