import type { Cookies } from 'cookie';
import { resetBudget, spendNamedBudget } from '../limits/named-budgets.ts';
import { knownDeviceOf } from '../sessions/known-device.ts';
import type { UserItem } from '../table/accounts/user.ts';
import type { Write } from '../table/core/transact.ts';

/**
 * Admits a code before it is looked at, or answers 429. A browser in which the owner has signed in before counts by
 * itself, so that whoever knows the password cannot keep the owner out. Answers what a right code lets be forgotten.
 */
export const admitCode = async (user: UserItem, cookies: Cookies): Promise<Write[]> => {
  const device = await knownDeviceOf(cookies, user.email);
  const scope = device ? 'code-device' : 'code-user';
  const key = device ?? user.id;
  await spendNamedBudget(scope, key);
  return [resetBudget(scope, key)];
};
