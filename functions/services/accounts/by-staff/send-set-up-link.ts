import { ApiError } from '../../../platform/errors.ts';
import { readEmailClaim } from '../../../table/accounts/email-claim.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import type { Caller } from '../../sessions/caller.ts';
import { subjectOf } from '../delete-account.ts';
import { findInviter, findSetUpMail, mailInvitation } from '../mail-set-up-link.ts';
import { requireCustomer } from './require-customer.ts';
import { storeAudited } from './store-audited.ts';

const ACTION = 'send set-up link';

/**
 * Mails the set-up link again to an invited user. It works even when the earlier invitation has expired. Throws
 * `already_set_up`.
 */
export const sendInvitationAgain = async (id: string, caller: Caller): Promise<void> => {
  const user = await requireCustomer(id);
  const invited = await findInviter(id);
  if (!invited) throw new ApiError('already_set_up');
  await spendNamedBudget('change-account', caller.userId);
  await spendNamedBudget('register-email', user.email);
  const act = { action: ACTION, subject: subjectOf(user), after: { email: user.email } } as const;
  await mailInvitation(user, invited.from, storeAudited(caller, act));
};

/**
 * Mails the set-up link again to an address that has signed up and has no account yet. Throws `already_set_up` or
 * `sign_up_not_found`.
 */
export const sendSignUpLinkAgain = async (email: string, caller: Caller): Promise<void> => {
  if (await readEmailClaim(email)) throw new ApiError('already_set_up');
  const setUp = await findSetUpMail(email);
  if (!setUp) throw new ApiError('sign_up_not_found');
  await spendNamedBudget('change-account', caller.userId);
  await spendNamedBudget('register-email', email);
  await setUp.send(
    storeAudited(caller, { action: ACTION, subject: { type: 'list', id: 'signUps' }, after: { email } }),
  );
};
