import * as contract from '@plumbline/shared/contracts/profiles';
import type { Caller } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { readUser } from '../table/user.ts';
import { NO_PROFILE, readProfileFor } from './read-profile.ts';

const profileOfUser = async (userId: string, caller: Caller, side: 'seeker' | 'company') => {
  const user = userId === caller.userId ? caller : await readUser(userId);
  if (!user?.profileId || (user.kind === 'candidate') !== (side === 'seeker')) throw notFound(NO_PROFILE);
  return readProfileFor(user.profileId, caller);
};

export const getProfileByUser = operation(contract.getProfileByUser, ({ params, caller }) =>
  profileOfUser(params.userId, caller, 'seeker'),
);

export const getCompanyProfileByUser = operation(contract.getCompanyProfileByUser, ({ params, caller }) =>
  profileOfUser(params.userId, caller, 'company'),
);
