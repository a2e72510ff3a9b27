import { RESET_KEY_HOURS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { nowIso } from '../../platform/clock.ts';
import { setPoolEmail } from '../../platform/cognito.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashOf } from '../../platform/ids.ts';
import { logger } from '../../platform/logger.ts';
import { sendMail } from '../../platform/mail.ts';
import { type AccountKeyItem, readAccountKey, useAccountKey } from '../../table/accounts/account-key.ts';
import { claimEmail, readEmailClaim, releaseEmail } from '../../table/accounts/email-claim.ts';
import { changeEmail, readUser, type UserItem } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { ConditionFailed, transact, type Write } from '../../table/core/transact.ts';
import {
  changeProfileEmail,
  companyProfileRequest,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import { sendOnce } from '../notifications/delivery/send-once.ts';
import { issueAccountKey } from './issue-account-key.ts';
import { requireAllowedDomain } from './require-allowed-domain.ts';

const expired = () => new ApiError('email_link_expired');

/** Mails the link to a new address. Throws `email_exists` for a taken address, as a sign-up does. */
export const mailEmailChange = async (userId: string, email: string): Promise<void> => {
  await requireAllowedDomain(email);
  await spendNamedBudget('register-email', email);
  const [user, claim] = await Promise.all([readUser(userId), readEmailClaim(email)]);
  if (!user) throw new ApiError('user_not_found');
  if (claim) throw new ApiError('email_exists');
  const { kind, language } = user;
  const key = await issueAccountKey({ purpose: 'email', email, userId, kind, language }, RESET_KEY_HOURS);
  const { changeEmailMail } = await import('../emails/account-emails.ts');
  await sendMail(changeEmailMail(email, `${environment.siteUrl}${paths.changeEmail.path({ key })}`, language));
};

const readProfile = async (id: string): Promise<ProfileItem | undefined> => {
  const { seekers, companies } = await batchGet({
    seekers: [seekerProfileRequest(id)],
    companies: [companyProfileRequest(id)],
  });
  return seekers[0] ?? companies[0];
};

/** Returns the write that changes a profile's contact address, if that is the user's earlier address. */
const profileWrites = async ({ profileId, email }: UserItem, to: string, at: string): Promise<Write[]> => {
  const profile = profileId === undefined ? undefined : await readProfile(profileId);
  return profile?.email === email ? [changeProfileEmail(profile, to, at)] : [];
};

const writeChange = async (user: UserItem, key: AccountKeyItem): Promise<void> => {
  const at = nowIso();
  const writes = await profileWrites(user, key.email, at);
  try {
    await transact(
      claimEmail(key.email, user.id),
      useAccountKey(key.hash, at),
      changeEmail(user, key.email, key.issuedAt ?? ''),
      releaseEmail(user.email),
      ...writes,
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Position 0 is the claim of the address. When only it fails, someone else has taken the address since.
    throw error.failed.every((position) => position === 0) ? new ApiError('email_exists') : expired();
  }
};

/**
 * Changes the e-mail address with the key of the mailed link, and notifies the earlier address. E-mails and sign-in use
 * the new address from then on; so does the profile, if it showed the earlier one. A repeated call completes a change
 * that was cut short after the table was written.
 */
export const confirmEmailChange = async (secret: string): Promise<string> => {
  const key = await readAccountKey(hashOf(secret));
  if (key?.purpose !== 'email' || !key.userId) throw expired();
  const user = await readUser(key.userId);
  if (!user) throw expired();
  const { id, email: earlier, language } = user;
  if (earlier !== key.email) {
    await writeChange(user, key);
    logger.info('A user changed the e-mail address', { user: id });
    const { emailChangedMail } = await import('../emails/account-emails.ts');
    await sendOnce(`email-changed.${key.hash}`, async () => emailChangedMail(earlier, language));
  } else if (!key.usedAt) throw expired();
  await setPoolEmail(id, key.email);
  return key.email;
};
