import type { EndOfAccount } from '@plumbline/shared/domain/access/account-effects';
import { nowIso } from '../../platform/clock.ts';
import { removeUser } from '../../platform/cognito.ts';
import { ApiError } from '../../platform/errors.ts';
import { deleteAddressMark } from '../../table/accounts/address-mark.ts';
import { releaseEmail } from '../../table/accounts/email-claim.ts';
import { putEndedAccount } from '../../table/accounts/ended-account.ts';
import { deleteInvitation } from '../../table/accounts/invitation.ts';
import { deleteStudent } from '../../table/accounts/student.ts';
import { ifActingStaff, readUser, removeUserItem, type UserItem } from '../../table/accounts/user.ts';
import { retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import { removeMailsTo } from '../../table/idempotency/sent-mail.ts';
import { deleteSeekerProfile } from '../../table/profiles/profile.ts';
import { deleteProfileText } from '../../table/profiles/profile-text.ts';
import { auditWrite } from '../audit/audit-write.ts';
import { removeOtherDevices } from '../notifications/remove-devices.ts';
import { endFiles } from '../profiles/documents/end-files.ts';
import type { Caller } from '../sessions/caller.ts';
import { leaveCompany } from './leave-company.ts';

const TRIES = 5;

type End = { event: EndOfAccount; writes: Write[] };

const endOf = async (user: UserItem): Promise<End> => {
  const { profileId: id, kind } = user;
  if (!id) return { event: 'company user deleted', writes: [] };
  if (kind !== 'candidate') return leaveCompany(user, id);
  return {
    event: 'seeker deleted',
    writes: [...deleteSeekerProfile(id), deleteProfileText(id), ...(await endFiles(id))],
  };
};

/** Returns the write that removes a student from the school's list. */
const leaveSchool = ({ id, school, createdAt }: UserItem): Write[] =>
  school ? [deleteStudent({ school, since: createdAt, user: id })] : [];

type Deletion = { id: string; caller: Caller; reason?: string | undefined };

export const requireUser = async (id: string): Promise<UserItem> => {
  const user = await readUser(id);
  if (!user) throw new ApiError('user_not_found');
  return user;
};

/** Whether the address can be another account's: an invited user hasn't claimed it. */
const isUnclaimed = ({ invitedAt, profileId }: UserItem): boolean => Boolean(invitedAt && profileId);

/**
 * Returns the writes that free the e-mail address and end its mark. An invited user hasn't claimed the address, so only
 * the invitation is deleted: another account can have the address with its mark.
 */
const freeAddress = ({ invitedAt, profileId, email }: UserItem): Write[] =>
  invitedAt && profileId ? [deleteInvitation(profileId, email)] : [releaseEmail(email), deleteAddressMark(email)];

/** Returns the subject of a staff action on a user: the profile, or the user who has none. */
export const subjectOf = ({ id, profileId, kind }: UserItem) => {
  const type = !profileId ? 'user' : kind === 'candidate' ? 'jobSeeker' : 'company';
  return { type, id: profileId ?? id } as const;
};

/**
 * Returns the writes of a deletion by staff. They require that the caller is still active staff, so that one of two who
 * delete each other remains.
 */
const staffWrites = (user: UserItem, { caller, reason }: Deletion): Write[] => {
  if (caller.role !== 'support') return [];
  return [
    ifActingStaff(caller.userId, 'closeAccounts'),
    auditWrite(caller, { action: 'delete user', subject: subjectOf(user), reason, before: { user: user.id } }),
  ];
};

const remove = async (user: UserItem, deletion: Deletion): Promise<UserItem> => {
  const { id: userId, profileId } = user;
  const { event, writes } = await endOf(user);
  const id = event === 'seeker deleted' && profileId ? profileId : userId;
  const ended = { id, event, userId, ...(profileId && { profileId }), date: nowIso() };
  await transact(
    removeUserItem(user),
    ...freeAddress(user),
    ...leaveSchool(user),
    putEndedAccount(ended),
    ...writes,
    ...staffWrites(user, deletion),
  );
  return user;
};

/**
 * Deletes the user, the e-mail claim, and a seeker's profile with its texts and files, in one transaction. The
 * projector does the rest (see `account-effects`). Returns the user. When a save or purchase is concurrent, that one
 * fails and the deletion succeeds.
 */
export const endAccount = (deletion: Deletion): Promise<UserItem> =>
  retryOnConflict(async () => remove(await requireUser(deletion.id), deletion), {
    tries: TRIES,
    exhausted: () => new ApiError(deletion.caller.role === 'support' ? 'account_changed' : 'last_owner'),
  });

/**
 * Deletes what a deleted user has outside of the transaction: the sign-in, the push devices, and the list of the
 * e-mails to the address. When this fails, they stay, but lead to no account; a repeated deletion no longer finds the
 * user.
 */
export const removeTraces = async (user: UserItem): Promise<void> => {
  await removeUser(user.id);
  await removeOtherDevices(user.id);
  if (!isUnclaimed(user)) await removeMailsTo(user.email);
};

/** Deletes a user with everything that belongs to them. */
export const deleteAccount = async (deletion: Deletion): Promise<void> => {
  await removeTraces(await endAccount(deletion));
};
