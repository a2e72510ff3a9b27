import * as contract from '@plumbline/shared/contracts/accounts/users';
import { SIGN_UP_KEY_HOURS } from '@plumbline/shared/options/limits';
import { setUpMail } from '../../emails/account-emails.ts';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { spendChallenge } from '../../limits/challenge.ts';
import { limitRate } from '../../limits/limit-rate.ts';
import { environment } from '../../platform/environment.ts';
import { sendMail } from '../../platform/mail.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { issueAccountKey } from './issue-account-key.ts';
import { languageOf } from './language.ts';
import { refuseForeignDomain } from './refuse-foreign-domain.ts';

const MOST_PER_EMAIL = 5;
const MOST_PER_ADDRESS = 60;

/** Mails a set-up link [ACC-14, ACC-15]. Signing up again before confirming sends another one. */
export const register = operation(contract.register, async ({ body, headers, sourceIp }) => {
  const { email, profileType, referrer, redirect } = body;
  await spendChallenge(body.challenge, 'form');
  await refuseForeignDomain(email);
  await limitRate('register-address', sourceIp, MOST_PER_ADDRESS);
  await limitRate('register-email', email, MOST_PER_EMAIL);
  if (await readEmailClaim(email)) throw new ApiError('email_exists');

  const language = languageOf(headers['accept-language']);
  const about = { purpose: 'confirm', email, kind: profileType, language, ...(referrer && { referrer }) } as const;
  const key = await issueAccountKey(about, SIGN_UP_KEY_HOURS);
  const link = new URLSearchParams({ key, ...(redirect && { redirect }) });
  await sendMail(setUpMail(email, `${environment.siteUrl}/confirm-email?${link}`, language));
  return { success: true };
});
