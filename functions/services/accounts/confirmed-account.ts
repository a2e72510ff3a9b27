import type { Language } from '@plumbline/shared/options/languages';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { newId } from '../../platform/ids.ts';
import { type AccountKeyItem, useAccountKey } from '../../table/accounts/account-key.ts';
import { putAgreement } from '../../table/accounts/agreement.ts';
import { addOwner } from '../../table/accounts/company-owners.ts';
import { claimEmail } from '../../table/accounts/email-claim.ts';
import { deleteInvitation } from '../../table/accounts/invitation.ts';
import { deletePendingAccount } from '../../table/accounts/pending-account.ts';
import { incrementReferrals } from '../../table/accounts/referral.ts';
import { putStudent } from '../../table/accounts/student.ts';
import { joinCompany, putNewUser, readUser } from '../../table/accounts/user.ts';
import type { Write } from '../../table/core/transact.ts';
import { ifProfileActive } from '../../table/profiles/profile-tombstone.ts';
import type { ClaimedMark } from './take-over-mark.ts';

/**
 * The writes of a confirmed link. `claim` takes the e-mail address and fails when another user has taken it meanwhile.
 */
export type ConfirmedAccount = { userId: string; claim: Write; writes: Write[] };

/** Both forms, that of the sign-up and that of the password, say that their user agrees to the terms. */
const agreementOf = (user: string, language: Language, date: string) =>
  putAgreement({ user, version: TERMS_VERSION, date, language });

/** Returns the writes that create the user of a sign-up link and count the referral [ACC-20]. */
export const newAccountOf = (
  { hash, email, kind, language, referrer, school, listed }: AccountKeyItem,
  at: string,
  { mailProblem, writes: markWrites }: ClaimedMark,
): ConfirmedAccount => {
  const id = newId();
  const user = {
    id,
    email,
    displayName: email,
    role: 'user',
    kind,
    status: 'active',
    language,
    ...(school && { school }),
    agreedTerms: TERMS_VERSION,
    ...(mailProblem && { mailProblem }),
    createdAt: at,
  } as const;
  const writes = [
    useAccountKey(hash, at),
    putNewUser(user),
    agreementOf(id, language, at),
    deletePendingAccount(email),
    ...markWrites,
    ...(referrer ? [incrementReferrals(referrer)] : []),
    ...(school && listed ? [putStudent({ school, since: at, user: id })] : []),
  ];
  return { userId: id, claim: claimEmail(email, id), writes };
};

/**
 * Returns the writes that make an invited user active, in the role that the user has now. Undefined when the user is no
 * longer invited [TBX-08].
 */
export const newColleagueOf = async (
  { hash, email, userId, language }: AccountKeyItem,
  at: string,
  { mailProblem, writes: markWrites }: ClaimedMark,
): Promise<ConfirmedAccount | undefined> => {
  const user = userId ? await readUser(userId) : undefined;
  if (user?.status !== 'invited' || !user.profileId) return undefined;
  return {
    userId: user.id,
    claim: claimEmail(email, user.id),
    writes: [
      useAccountKey(hash, at),
      joinCompany(user, { agreedTerms: TERMS_VERSION, mailProblem }),
      agreementOf(user.id, language, at),
      ifProfileActive(user.profileId),
      deleteInvitation(user.profileId, email),
      deletePendingAccount(email),
      ...markWrites,
      ...(user.companyRole === 'owner' ? [addOwner(user.profileId)] : []),
    ],
  };
};
