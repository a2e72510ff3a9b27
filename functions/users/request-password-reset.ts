import * as contract from '@plumbline/shared/contracts/passwords';
import { spendChallenge } from '../http/challenge.ts';
import { conflict } from '../http/errors.ts';
import { limitRate } from '../http/limit-rate.ts';
import { operation } from '../http/operation.ts';
import { readEmailClaim } from '../table/email-claim.ts';
import { readUser } from '../table/user.ts';
import { mailResetLink } from './reset-mails.ts';

const MOST_PER_ADDRESS = 30;

/** ACC-27: mails a link to choose a new password. A disabled user has no account to reset. */
export const requestPasswordReset = operation(contract.requestPasswordReset, async ({ body, sourceIp }) => {
  await spendChallenge(body.challenge, 'form');
  await limitRate('reset-address', sourceIp, MOST_PER_ADDRESS);
  const claim = await readEmailClaim(body.email);
  const user = claim && (await readUser(claim.userId));
  if (user?.status !== 'active') throw conflict('Email not found');
  await mailResetLink(user);
  return { success: true };
});
