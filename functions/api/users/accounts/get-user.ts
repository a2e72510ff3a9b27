import * as contract from '@plumbline/shared/contracts/accounts/users';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { auditWrite } from '../../../services/audit/audit-write.ts';
import { fileViewOf } from '../../../services/files/file-views.ts';
import { isCompany } from '../../../services/sessions/caller.ts';
import { userInfoOf } from '../../../services/sessions/user-info.ts';
import { readUser, type UserItem } from '../../../table/accounts/user.ts';
import { transact } from '../../../table/core/transact.ts';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';

const photoOf = async ({ kind, profileId }: UserItem, owner: boolean) => {
  const stored = kind === 'candidate' && profileId ? await readProfileFiles(profileId) : undefined;
  const photo = stored?.files.findLast(({ purpose }) => purpose === 'profilePhoto');
  return photo && fileViewOf(photo, { owner });
};

/** A user of the caller's company, or the caller; 404 for others [ACC-36]. */
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
