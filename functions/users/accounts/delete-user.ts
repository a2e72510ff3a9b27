import * as contract from '@plumbline/shared/contracts/accounts/users';
import type { EndOfAccount } from '@plumbline/shared/domain/access/account-effects';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { removeUser } from '../../platform/cognito.ts';
import { releaseEmail } from '../../table/accounts/email-claim.ts';
import { putEndedAccount } from '../../table/accounts/ended-account.ts';
import { deleteInvitation } from '../../table/accounts/invitation.ts';
import { readUser, removeUserItem, type UserItem } from '../../table/accounts/user.ts';
import { retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import { deleteSeekerProfile } from '../../table/profiles/profile.ts';
import { deleteProfileFiles } from '../../table/profiles/profile-files.ts';
import { deleteProfileText } from '../../table/profiles/profile-text.ts';
import { leaveCompany } from '../company-users/leave-company.ts';

const TRIES = 5;

type End = { event: EndOfAccount; writes: Write[] };

const endOf = async (user: UserItem): Promise<End> => {
  const { profileId: id, kind } = user;
  if (!id) return { event: 'company user deleted', writes: [] };
  if (kind !== 'candidate') return leaveCompany(user, id);
  return {
    event: 'seeker deleted',
    writes: [...deleteSeekerProfile(id), deleteProfileText(id), deleteProfileFiles(id)],
  };
};

const mustFind = async (id: string, caller: Caller): Promise<UserItem> => {
  const user = caller.role === 'support' || id === caller.userId ? await readUser(id) : undefined;
  if (!user) throw new ApiError('user_not_found');
  return user;
};

/** Until an invitation is accepted the address is not the user's. */
const freeAddress = ({ invitedAt, profileId, email }: UserItem): Write =>
  invitedAt && profileId ? deleteInvitation(profileId, email) : releaseEmail(email);

const auditWrites = ({ id, profileId, kind }: UserItem, caller: Caller): Write[] => {
  if (caller.role !== 'support') return [];
  const type = !profileId ? 'user' : kind === 'candidate' ? 'jobSeeker' : 'company';
  return [auditWrite(caller, { action: 'delete user', subject: { type, id: profileId ?? id }, before: { user: id } })];
};

const remove = async (user: UserItem, caller: Caller): Promise<void> => {
  const { id: userId, profileId } = user;
  const { event, writes } = await endOf(user);
  const id = event === 'seeker deleted' && profileId ? profileId : userId;
  const ended = { id, event, userId, ...(profileId && { profileId }), date: nowIso() };
  await transact(
    removeUserItem(user),
    freeAddress(user),
    putEndedAccount(ended),
    ...writes,
    ...auditWrites(user, caller),
  );
};

/**
 * Removes the person: the account, the address, and a seeker's profile with its texts and files [ACC-36]. The rest
 * follows from the ended account, as account-effects says. Whatever is being saved or sold at this moment fails, and
 * not the deletion.
 */
export const deleteUser = operation(contract.deleteUser, async ({ params, caller }) => {
  await retryOnConflict(async () => remove(await mustFind(params.id, caller), caller), {
    tries: TRIES,
    exhausted: () => new ApiError('last_owner'),
  });
  await removeUser(params.id);
  return { success: true };
});
