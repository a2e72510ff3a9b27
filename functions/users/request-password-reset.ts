import * as contract from '@plumbline/shared/contracts/passwords';
import { RESET_KEY_HOURS } from '@plumbline/shared/options/limits';
import { conflict } from '../http/errors.ts';
import { limitRate } from '../http/limit-rate.ts';
import { operation } from '../http/operation.ts';
import { environment } from '../platform/environment.ts';
import { sendMail } from '../platform/mail.ts';
import { readEmailClaim } from '../table/email-claim.ts';
import { readUser } from '../table/user.ts';
import { issueAccountKey } from './issue-account-key.ts';
import { resetMail } from './reset-mail.ts';

const MOST_PER_EMAIL = 5;
const MOST_PER_ADDRESS = 30;

/** ACC-27: mails a link to choose a new password. A disabled user has no account to reset. */
export const requestPasswordReset = operation(contract.requestPasswordReset, async ({ body: { email }, sourceIp }) => {
  await limitRate('reset-address', sourceIp, MOST_PER_ADDRESS);
  await limitRate('reset-email', email, MOST_PER_EMAIL);
  const claim = await readEmailClaim(email);
  const user = claim && (await readUser(claim.userId));
  if (user?.status !== 'active') throw conflict('Email not found');
  const { id: userId, kind, language } = user;
  const key = await issueAccountKey({ purpose: 'reset', email, userId, kind, language }, RESET_KEY_HOURS);
  await sendMail(resetMail(email, `${environment.siteUrl}/reset-password?k=${key}`, language));
  return { success: true };
});
