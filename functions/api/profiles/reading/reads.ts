import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readOwnProfile, requireProfile } from '../../../services/profiles/reading/read-profile.ts';
import type { Caller } from '../../../services/sessions/caller.ts';
import { readUser } from '../../../table/accounts/user.ts';

/** Both paths return both kinds of profiles, because a link may not contain the kind. */
const read = ({ params: { id }, caller }: { params: { id: string }; caller: Caller }) =>
  id === caller.profileId ? readOwnProfile(id, caller) : requireProfile(id, caller);

export const getProfile = operation(contract.getProfile, read);

export const getCompanyProfile = operation(contract.getCompanyProfile, read);

/**
 * Returns the profile of a user, with the owner's lists for the caller. A hidden seeker isn't found by the user's id.
 */
const profileOfUser = async (userId: string, caller: Caller, side: 'seeker' | 'company') => {
  const user = userId === caller.userId ? caller : await readUser(userId);
  if (!user?.profileId || (user.kind === 'candidate') !== (side === 'seeker')) throw new ApiError('profile_not_found');
  return user === caller ? readOwnProfile(user.profileId, caller) : requireProfile(user.profileId, caller, 'user');
};

export const getProfileByUser = operation(contract.getProfileByUser, ({ params, caller }) =>
  profileOfUser(params.userId, caller, 'seeker'),
);

export const getCompanyProfileByUser = operation(contract.getCompanyProfileByUser, ({ params, caller }) =>
  profileOfUser(params.userId, caller, 'company'),
);
