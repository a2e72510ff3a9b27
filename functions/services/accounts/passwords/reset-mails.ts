import { RESET_KEY_HOURS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { transact } from '../../../table/core/transact.ts';
import { countCall, namedBudgets, resetBudget } from '../../limits/named-budgets.ts';
import { deliverLink, type LinkKind, recordLink } from '../../notifications/delivery/deliver-link.ts';
import { issueAccountKey } from '../issue-account-key.ts';
import { findSetUpMail } from '../mail-set-up-link.ts';

/**
 * Returns the write that resets the count of reset e-mails. It is part of setting a new password, after which no
 * earlier link works.
 */
export const forgetResetMails = (email: string) => resetBudget('reset-email', email);

/**
 * Mails a link with `send`, at most five times an hour for an address. The last link is then less than an hour old and
 * still works. So a stranger who asks for links to an account can neither flood its owner nor lock them out.
 */
const mailLink = async (email: string, kind: LinkKind, send: () => Promise<void>): Promise<void> => {
  if ((await countCall('reset-email', email)) > namedBudgets['reset-email'].most)
    return recordLink(email, kind, 'held back');
  try {
    await send();
  } catch (error) {
    // An e-mail that failed doesn't count, because its link never arrived.
    await transact(forgetResetMails(email));
    throw error;
  }
};

/** Mails a link to choose a new password. */
export const mailResetLink = ({ id: userId, email, kind, language }: UserItem): Promise<void> =>
  mailLink(email, 'passwordReset', () =>
    deliverLink(email, 'passwordReset', async () => {
      const key = await issueAccountKey({ purpose: 'reset', email, userId, kind, language }, RESET_KEY_HOURS);
      const { resetMail } = await import('../../emails/account-emails.ts');
      return resetMail(email, `${environment.siteUrl}${paths.resetPassword.path({ k: key })}`, language);
    }),
  );

/**
 * Mails the set-up link again to a user who hasn't used it yet. Throws `email_not_found` when the address has no
 * pending sign-up or invitation.
 */
export const mailSetUpLinkAgain = async (email: string): Promise<void> => {
  const mailSetUp = await findSetUpMail(email);
  if (!mailSetUp) throw new ApiError('email_not_found');
  await mailLink(email, mailSetUp.kind, () => mailSetUp.send());
};
