import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { isConditionFailure, transact, type Write } from '../../table/core/transact.ts';

/** A profile is made for oneself; staff has none. */
export const mustBeForSelf = (user: string | undefined, caller: Caller): void => {
  if ((user && user !== caller.userId) || caller.role === 'support') throw new ApiError('forbidden');
};

/** What every new profile of a user begins with. */
export const freshProfile = ({ userId, email }: Caller) => {
  const at = nowIso();
  return { id: newId(), email, primaryUser: userId, lastActivity: at, createdAt: at, updatedAt: at };
};

/** Fails when the user has a profile already, also when it was made a moment ago. */
export const createOnce = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    if (isConditionFailure(error)) throw new ApiError('profile_exists');
    throw error;
  }
};
