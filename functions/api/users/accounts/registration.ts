import * as contract from '@plumbline/shared/contracts/accounts/users';
import { preferredLanguage } from '@plumbline/shared/options/languages';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { confirmAccount } from '../../../services/accounts/confirm-account.ts';
import { findSchool } from '../../../services/accounts/find-school.ts';
import { mailSignUp } from '../../../services/accounts/mail-set-up-link.ts';
import { requireAllowedDomain } from '../../../services/accounts/require-allowed-domain.ts';
import { issueChallenge, spendChallenge } from '../../../services/limits/challenge.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { readEmailClaim } from '../../../table/accounts/email-claim.ts';

export const getChallenge = operation(contract.getChallenge, ({ query: { purpose, email }, sourceIp }) =>
  issueChallenge(purpose, { email, address: sourceIp }),
);

/** Returns the listed name of a trade. The words of all trades load with the first sign-up that names one. */
const listedTrade = async (trade: string): Promise<string> => {
  const { resolveTrade } = await import('@plumbline/shared/domain/trades/resolve-trade');
  return resolveTrade(trade);
};

/** Mails a set-up link. Signing up again before confirming sends another link [ACC-14, ACC-15]. */
export const register = operation(contract.register, async ({ body, headers, sourceIp }) => {
  const { email, profileType, referrer, listWithSchool = false, redirect, zip, trade } = body;
  await spendChallenge(body.challenge, 'form', { email, address: sourceIp });
  await requireAllowedDomain(email);
  await spendNamedBudget('register-address', sourceIp);
  await spendNamedBudget('register-email', email);
  if (await readEmailClaim(email)) throw new ApiError('email_exists');

  const school = referrer && profileType === 'candidate' ? await findSchool(referrer) : undefined;
  const language = body.language ?? preferredLanguage(headers['accept-language']);
  await mailSignUp({
    email,
    kind: profileType,
    language,
    ...(referrer && { referrer }),
    ...(school && { school: school.id, listed: listWithSchool }),
    ...(redirect && { redirect }),
    ...(zip && { zip }),
    ...(trade && { trade: await listedTrade(trade) }),
  });
  return { success: true };
});

export const confirmEmail = operation(contract.confirmEmail, async ({ body }) => ({
  success: true,
  email: await confirmAccount(body.emailConfirmationKey, body.password),
}));
