import { RESET_KEY_HOURS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { nowIso } from '../../platform/clock.ts';
import { setPoolEmail } from '../../platform/cognito.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashOf } from '../../platform/ids.ts';
import { logger } from '../../platform/logger.ts';
import { type AccountKeyItem, readAccountKey, useAccountKey } from '../../table/accounts/account-key.ts';
import { deleteAddressMark } from '../../table/accounts/address-mark.ts';
import { claimEmail, readEmailClaim, releaseEmail } from '../../table/accounts/email-claim.ts';
import { changeEmail, readUser, type UserItem } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { ConditionFailed, retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import {
  changeProfileEmail,
  companyProfileRequest,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import { deliverLink } from '../notifications/delivery/deliver-link.ts';
import { sendOnce } from '../notifications/delivery/send-once.ts';
import { issueAccountKey, type StoreKey } from './issue-account-key.ts';
import { requireAllowedDomain } from './require-allowed-domain.ts';
import { takeOverMark } from './take-over-mark.ts';

const TRIES = 4;
const expired = () => new ApiError('email_link_expired');

/**
 * Mails the link to a new address. Throws `email_exists` for a taken address, as a sign-up does. A refused call spends
 * only the caller's own budget, so it can't use up the sign-ups of someone else's address.
 */
export const mailEmailChange = async (userId: string, email: string, store?: StoreKey): Promise<void> => {
  await requireAllowedDomain(email);
  await spendNamedBudget('change-email', userId);
  const [user, claim] = await Promise.all([readUser(userId), readEmailClaim(email)]);
  if (!user) throw new ApiError('user_not_found');
  if (claim) throw new ApiError('email_exists');
  await spendNamedBudget('register-email', email);
  const { email: earlier, kind, language } = user;
  const about = { purpose: 'email', email, earlier, userId, kind, language } as const;
  await deliverLink(email, 'emailChange', async () => {
    const key = await issueAccountKey(about, RESET_KEY_HOURS, store);
    const { changeEmailMail } = await import('../emails/account-emails.ts');
    return changeEmailMail(email, `${environment.siteUrl}${paths.changeEmail.path({ key })}`, language);
  });
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
  const [writes, mark] = await Promise.all([
    profileWrites(user, key.email, at),
    takeOverMark(key.email, { hasArrived: true }),
  ]);
  try {
    await transact(
      claimEmail(key.email, user.id),
      useAccountKey(key.hash, at),
      changeEmail(user, { email: key.email, mailProblem: mark.mailProblem }, { since: key.issuedAt ?? '', at }),
      releaseEmail(user.email),
      deleteAddressMark(user.email),
      ...mark.writes,
      ...writes,
    );
  } catch (error) {
    // Position 0 is the claim of the address. When only it fails, someone else has taken the address since.
    if (error instanceof ConditionFailed && error.failed.every((position) => position === 0))
      throw new ApiError('email_exists');
    throw error;
  }
};

/** Changes the address in the table, unless the user has it already. Returns the user as they were before. */
const applyChange = async (hash: string): Promise<{ user: UserItem; key: AccountKeyItem }> => {
  const key = await readAccountKey(hash);
  if (key?.purpose !== 'email' || !key.userId) throw expired();
  const user = await readUser(key.userId);
  if (!user) throw expired();
  if (user.email === key.email) return { user, key };
  // Another link has changed the address since this one was mailed.
  if (key.earlier !== undefined && key.earlier !== user.email) throw expired();
  await writeChange(user, key);
  logger.info('A user changed the e-mail address', { user: user.id });
  return { user, key };
};

/**
 * Changes the e-mail address with the key of the mailed link, and notifies the earlier address. E-mails and sign-in use
 * the new address from then on; so does the profile, if it showed the earlier one. A repeated call completes a change
 * that was cut short after the table was written. A concurrent save of the profile delays the change, but doesn't end
 * the link.
 */
export const confirmEmailChange = async (secret: string): Promise<{ email: string; userId: string }> => {
  const hash = hashOf(secret);
  const { user, key } = await retryOnConflict(() => applyChange(hash), { tries: TRIES, exhausted: expired });
  const { email, earlier = user.email } = key;
  try {
    await setPoolEmail(user.id, email);
  } finally {
    if (earlier !== email) {
      const { emailChangedMail } = await import('../emails/account-emails.ts');
      // The change has deleted the mark of the earlier address.
      const isUndeliverable = Boolean(user.mailProblem);
      await sendOnce(`email-changed.${hash}`, async () => ({
        ...emailChangedMail(earlier, user.language),
        isUndeliverable,
        kind: 'emailChanged',
      }));
    }
  }
  return { email, userId: user.id };
};
