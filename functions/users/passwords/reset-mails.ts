import { RESET_KEY_HOURS } from '@plumbline/shared/options/limits';
import { countCall, namedBudgets, resetBudget } from '../../limits/named-budgets.ts';
import { environment } from '../../platform/environment.ts';
import { sendMail } from '../../platform/mail.ts';
import type { UserItem } from '../../table/accounts/user.ts';
import { transact } from '../../table/core/transact.ts';
import { issueAccountKey } from '../accounts/issue-account-key.ts';

/** A new password starts the count over: none of the links mailed before it works any more. */
export const forgetResetMails = (email: string) => resetBudget('reset-email', email);

/**
 * Mails a link to choose a new password. After some in one hour no other follows: the last one is not an hour old, so
 * it still works, and whoever asks for links to somebody else's account neither floods nor stops its owner.
 */
export const mailResetLink = async ({ id: userId, email, kind, language }: UserItem): Promise<void> => {
  if ((await countCall('reset-email', email)) > namedBudgets['reset-email'].most) return;
  try {
    const key = await issueAccountKey({ purpose: 'reset', email, userId, kind, language }, RESET_KEY_HOURS);
    const { resetMail } = await import('../../emails/account-emails.ts');
    await sendMail(resetMail(email, `${environment.siteUrl}/reset-password?k=${key}`, language));
  } catch (error) {
    // What did not arrive must not count as the link that still works.
    await transact(forgetResetMails(email));
    throw error;
  }
};
