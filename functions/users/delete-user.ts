import * as contract from '@plumbline/shared/contracts/users';
import { conflict, notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { nowIso } from '../platform/clock.ts';
import { removeUser } from '../platform/cognito.ts';
import { releaseEmail } from '../table/email-claim.ts';
import { deleteInvitation } from '../table/invitation.ts';
import { hideProfile, readSeekerProfile } from '../table/profile.ts';
import { isConditionFailure, transact, type Write } from '../table/transact.ts';
import { readUser, removeUserItem, type UserItem } from '../table/user.ts';
import { LAST_OWNER, leaveCompany } from './leave-company.ts';

const leaveProfile = async (user: UserItem): Promise<Write[]> => {
  if (!user.profileId) return [];
  if (user.kind !== 'candidate') return leaveCompany(user, user.profileId);
  const profile = await readSeekerProfile(user.profileId);
  return profile ? [hideProfile(profile, nowIso())] : [];
};

/**
 * ACC-36. Removes the account and frees its address. A seeker's profile leaves search and matching;
 * a company's profile stays, its jobs and payments belong to the company.
 */
export const deleteUser = operation(contract.deleteUser, async ({ params, caller }) => {
  const mayDelete = caller.role === 'support' || params.id === caller.userId;
  const user = mayDelete ? await readUser(params.id) : undefined;
  if (!user) throw notFound('We could not find this user.');
  // Until the invitation is accepted the address is not the user's.
  const address =
    user.invitedAt && user.profileId ? deleteInvitation(user.profileId, user.email) : releaseEmail(user.email);
  try {
    await transact(removeUserItem(user.id), address, ...(await leaveProfile(user)));
  } catch (error) {
    if (isConditionFailure(error) && user.companyRole) throw conflict(LAST_OWNER);
    throw error;
  }
  await removeUser(user.id);
  return { success: true };
});
