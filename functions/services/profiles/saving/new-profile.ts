import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { hashOf, newId } from '../../../platform/ids.ts';
import { isConditionFailure, transact, type Write } from '../../../table/core/transact.ts';
import { raiseSignalAtThreshold } from '../../limits/signal-from-count.ts';
import type { Caller } from '../../sessions/caller.ts';

/** A profile is made for oneself; staff has none. */
export const requireSelf = (user: string | undefined, caller: Caller): void => {
  if ((user && user !== caller.userId) || caller.role === 'support') throw new ApiError('forbidden');
};

/** What every new profile of a user begins with. */
export const newProfileDefaults = ({ userId, email }: Caller) => {
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

/** Threshold for the signal of many accounts: a site office rarely creates as many in a day. */
const MANY_ACCOUNTS = 5;

/** Profiles from one address in a day; a site office may share one, so none is refused. */
export const countNewProfile = (id: string, type: 'company' | 'jobSeeker', sourceIp: string): Promise<void> =>
  raiseSignalAtThreshold({
    reason: 'many-accounts',
    key: hashOf(sourceIp),
    most: MANY_ACCOUNTS,
    account: { id, type },
    details: (count) => `${count} accounts from one address in a day`,
  });
