import type { updateCompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { nowIso } from '../../../platform/clock.ts';
import { signOutEverywhere } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { addOwner, removeOwner } from '../../../table/accounts/company-owners.ts';
import { changeCompanyUser, readUser, type UserItem } from '../../../table/accounts/user.ts';
import { ConditionFailed, transact, type Write } from '../../../table/core/transact.ts';
import { readCompanyProfile, renamePrimaryUser } from '../../../table/profiles/profile.ts';
import type { ActingCaller } from '../../sessions/caller.ts';
import { userPhone } from './user-phone.ts';

type Body = RequestOf<typeof updateCompanyUser>['body'];

/** Throws unless the caller is an owner, or changes their own name or phone. */
const requireOwnerOrSelf = (id: string, { role, status }: Body, caller: ActingCaller): void => {
  if (caller.companyRole === 'owner') return;
  if (id !== caller.userId || role || status) throw new ApiError('edit_users_owner_only');
};

/**
 * Returns the next status of a user. A user who hasn't accepted the invitation becomes 'invited' rather than 'active'.
 */
const statusAfter = (user: UserItem, asked: Body['status']): UserItem['status'] => {
  if (!asked) return user.status;
  return asked === 'active' && user.invitedAt ? 'invited' : asked;
};

const changed = (user: UserItem, { displayName, role, status, ...body }: Body): UserItem => ({
  ...user,
  ...(displayName !== undefined && { displayName }),
  ...userPhone(body),
  ...(role && { companyRole: role }),
  status: statusAfter(user, status),
});

const isActiveOwner = ({ companyRole, status }: UserItem): boolean => companyRole === 'owner' && status === 'active';

const ownerCount = (company: string, before: UserItem, after: UserItem): Write[] => {
  if (isActiveOwner(before) === isActiveOwner(after)) return [];
  return [isActiveOwner(after) ? addOwner(company) : removeOwner(company)];
};

/** Returns the write that renames the company's primary user on its page [PRO-15]. */
const nameOnProfile = async (before: UserItem, after: UserItem, company: string): Promise<Write[]> => {
  if (before.displayName === after.displayName) return [];
  const profile = await readCompanyProfile(company);
  return profile?.primaryUser === after.id ? [renamePrimaryUser(profile, after.displayName, nowIso())] : [];
};

/**
 * Changes a user of the caller's company. Role, status and the number of owners change in one transaction, and the last
 * owner stays an owner. Throws `user_not_found` [TBX-08].
 */
export const changeUserOfCompany = async (id: string, body: Body, caller: ActingCaller): Promise<UserItem> => {
  const user = await readUser(id);
  if (!user || user.profileId !== caller.profileId) throw new ApiError('user_not_found');
  requireOwnerOrSelf(id, body, caller);
  const after = changed(user, body);
  const ends = after.status === 'disabled' && user.status === 'active';
  const { displayName, phone, phoneExtension, companyRole, status } = after;
  const changes = { displayName, phone, phoneExtension, companyRole, status, ...(ends && { sessionsFrom: nowIso() }) };
  try {
    await transact(
      changeCompanyUser(user, changes),
      ...ownerCount(caller.profileId, user, after),
      ...(await nameOnProfile(user, after, caller.profileId)),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new ApiError(error.failed.includes(0) ? 'user_changed' : 'last_owner');
  }
  if (ends) await signOutEverywhere(id);
  return after;
};
