import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { hashOf, newId } from '../../../platform/ids.ts';
import { isConditionFailure, transact, type Write } from '../../../table/core/transact.ts';
import { raiseSignalAtThreshold } from '../../limits/signal-from-count.ts';
import type { Caller } from '../../sessions/caller.ts';

/** Throws unless the profile is for the caller; staff can't have one. */
export const requireSelf = (user: string | undefined, caller: Caller): void => {
  if ((user && user !== caller.userId) || caller.role === 'support') throw new ApiError('forbidden');
};

/** Returns the first values of every new profile. */
export const newProfileDefaults = ({ userId, email }: Caller) => {
  const at = nowIso();
  return { id: newId(), email, primaryUser: userId, lastActivity: at, createdAt: at, updatedAt: at };
};

/**
 * Runs the writes of a new profile. Throws `profile_exists` when the user has a profile, including one created
 * concurrently.
 */
export const createOnce = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    if (isConditionFailure(error)) throw new ApiError('profile_exists');
    throw error;
  }
};

/**
 * The number of new accounts from one address in a day at which staff are notified. Even a site office rarely creates
 * this many.
 */
const MANY_ACCOUNTS = 5;

/**
 * Counts the new profiles of an IP address in a day for staff. None is rejected, because people at a site can share an
 * address.
 */
export const countNewProfile = (id: string, type: 'company' | 'jobSeeker', sourceIp: string): Promise<void> =>
  raiseSignalAtThreshold({
    reason: 'many-accounts',
    key: hashOf(sourceIp),
    most: MANY_ACCOUNTS,
    account: { id, type },
    details: (count) => `${count} accounts from one address in a day`,
  });
