import { removeSuppression } from '../../../platform/suppression-list.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { clearMailProblem } from '../../../table/accounts/user-mail-problem.ts';
import type { Write } from '../../../table/core/transact.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { endMark } from './end-mark.ts';

type Addressee = Pick<UserItem, 'id' | 'email'>;

/**
 * Lets e-mails go to a user's address again, and returns the writes that end its mark. SES comes first: with a mark and
 * without an entry in SES's list, another call completes the rest.
 */
export const startTryingAgain = async ({ id, email }: Addressee): Promise<Write[]> => {
  await spendNamedBudget('try-mail-again', email);
  await removeSuppression(email);
  return [endMark(email), clearMailProblem(id, email)];
};
