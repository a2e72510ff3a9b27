import * as contract from '@plumbline/shared/contracts/accounts/users';
import { auditWrite } from '../../audit/audit-write.ts';
import { isCompany } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { userInfoOf } from '../../sessions/user-info.ts';
import { fileViewOf } from '../../stored-files/file-views.ts';
import { readUser, type UserItem } from '../../table/accounts/user.ts';
import { transact } from '../../table/core/transact.ts';
import { readProfileFiles } from '../../table/profiles/profile-files.ts';

const photoOf = async ({ kind, profileId }: UserItem, owner: boolean) => {
  const stored = kind === 'candidate' && profileId ? await readProfileFiles(profileId) : undefined;
  const photo = stored?.files.findLast(({ purpose }) => purpose === 'profilePhoto');
  return photo && fileViewOf(photo, { owner });
};

/** A user of the own company, or the caller; 404 for a stranger [ACC-36]. */
export const getUser = operation(contract.getUser, async ({ params, caller }) => {
  const user = await readUser(params.id);
  const mayRead =
    caller.role === 'support' ||
    user?.id === caller.userId ||
    (isCompany(caller) && caller.profileId !== undefined && user?.profileId === caller.profileId);
  if (!user || !mayRead) throw new ApiError('user_not_found');
  if (caller.role === 'support' && user.id !== caller.userId) {
    await transact(auditWrite(caller, { action: 'read user', subject: { type: 'user', id: user.id } }));
  }
  const profilePhoto = await photoOf(user, user.id === caller.userId);
  return { ...userInfoOf(user), ...(profilePhoto && { profilePhoto }) };
});
