import { CLEARED_MARK_DAYS, DAY_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../../../platform/clock.ts';
import { removeSuppression } from '../../../platform/suppression-list.ts';
import { clearAddressMark } from '../../../table/accounts/address-mark.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { clearMailProblem } from '../../../table/accounts/user-mail-problem.ts';
import type { Write } from '../../../table/core/transact.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';

type Addressee = Pick<UserItem, 'id' | 'email'>;

/**
 * Lets e-mails go to a user's address again, and returns the writes that end its mark. SES comes first: with a mark and
 * without an entry in SES's list, another call completes the rest.
 */
export const startTryingAgain = async ({ id, email }: Addressee): Promise<Write[]> => {
  await spendNamedBudget('try-mail-again', email);
  await removeSuppression(email);
  const at = now();
  const ttl = epochSeconds(new Date(at.getTime() + CLEARED_MARK_DAYS * DAY_MS));
  return [clearAddressMark(email, at.toISOString(), ttl), clearMailProblem(id, email)];
};
