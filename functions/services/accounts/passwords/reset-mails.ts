import { RESET_KEY_HOURS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { transact } from '../../../table/core/transact.ts';
import { countCall, namedBudgets, resetBudget } from '../../limits/named-budgets.ts';
import { issueAccountKey } from '../issue-account-key.ts';
import { findSetUpMail } from '../mail-set-up-link.ts';

/** A new password starts the count over: none of the links mailed before it works any more. */
export const forgetResetMails = (email: string) => resetBudget('reset-email', email);

/**
 * Mails a link by `send`. After five in one hour no other is sent. The last one is not an hour old, so it still works,
 * and a stranger who asks for links to an account can neither flood its owner nor lock them out.
 */
const mailLink = async (email: string, send: () => Promise<void>): Promise<void> => {
  if ((await countCall('reset-email', email)) > namedBudgets['reset-email'].most) return;
  try {
    await send();
  } catch (error) {
    // What did not arrive must not count as the link that still works.
    await transact(forgetResetMails(email));
    throw error;
  }
};

/** Mails a link to choose a new password. */
export const mailResetLink = ({ id: userId, email, kind, language }: UserItem): Promise<void> =>
  mailLink(email, async () => {
    const key = await issueAccountKey({ purpose: 'reset', email, userId, kind, language }, RESET_KEY_HOURS);
    const { resetMail } = await import('../../emails/account-emails.ts');
    await sendMail(resetMail(email, `${environment.siteUrl}${paths.resetPassword.path({ k: key })}`, language));
  });

/**
 * Mails the set-up link again to someone who has not used it yet. Throws email_not_found when there is nothing to set
 * up.
 */
export const mailSetUpLinkAgain = async (email: string): Promise<void> => {
  const mailSetUp = await findSetUpMail(email);
  if (!mailSetUp) throw new ApiError('email_not_found');
  await mailLink(email, mailSetUp);
};
