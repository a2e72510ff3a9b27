import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { readUser } from '../../table/accounts/user.ts';

/**
 * Returns whether a user has a profile of a kind, and its id. Users may ask about themselves and their company's users,
 * staff about everyone.
 */
const existence = async (userId: string, caller: Caller, side: 'seeker' | 'company') => {
  const user = userId === caller.userId ? caller : await readUser(userId);
  const isColleague = caller.profileId !== undefined && user?.profileId === caller.profileId;
  if (userId !== caller.userId && caller.role !== 'support' && !isColleague) throw new ApiError('forbidden');
  const profileId = (user?.kind === 'candidate') === (side === 'seeker') ? user?.profileId : undefined;
  return { exists: profileId !== undefined, ...(profileId && { profileId }) };
};

/** Returns whether the user has a job seeker profile [PRO-40]. */
export const checkProfile = operation(contract.checkProfile, ({ params, caller }) =>
  existence(params.id, caller, 'seeker'),
);

/** Returns whether the user has a company profile [PRO-41]. */
export const checkCompanyProfile = operation(contract.checkCompanyProfile, ({ params, caller }) =>
  existence(params.id, caller, 'company'),
);
