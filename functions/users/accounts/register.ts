import * as contract from '@plumbline/shared/contracts/accounts/users';
import { SIGN_UP_KEY_HOURS } from '@plumbline/shared/options/limits';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { spendChallenge } from '../../limits/challenge.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { environment } from '../../platform/environment.ts';
import { sendMail } from '../../platform/mail.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { issueAccountKey } from './issue-account-key.ts';
import { languageOf } from './language.ts';
import { refuseForeignDomain } from './refuse-foreign-domain.ts';

/** Mails a set-up link [ACC-14, ACC-15]. Signing up again before confirming sends another one. */
export const register = operation(contract.register, async ({ body, headers, sourceIp }) => {
  const { email, profileType, referrer, redirect } = body;
  await spendChallenge(body.challenge, 'form', { email, address: sourceIp });
  await refuseForeignDomain(email);
  await spendNamedBudget('register-address', sourceIp);
  await spendNamedBudget('register-email', email);
  if (await readEmailClaim(email)) throw new ApiError('email_exists');

  const language = languageOf(headers['accept-language']);
  const about = { purpose: 'confirm', email, kind: profileType, language, ...(referrer && { referrer }) } as const;
  const key = await issueAccountKey(about, SIGN_UP_KEY_HOURS);
  const link = new URLSearchParams({ key, ...(redirect && { redirect }) });
  const { setUpMail } = await import('../../emails/account-emails.ts');
  await sendMail(setUpMail(email, `${environment.siteUrl}/confirm-email?${link}`, language));
  return { success: true };
});
