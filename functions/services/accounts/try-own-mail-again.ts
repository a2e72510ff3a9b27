import { transactOr } from '../../table/core/transact.ts';
import { startTryingAgain } from '../notifications/delivery/try-mail-again.ts';
import { requireUser } from './delete-account.ts';

/** Sends e-mails to a user's address again. Without a mark there is nothing to do. Throws `user_not_found`. */
export const tryOwnMailAgain = async (id: string): Promise<void> => {
  const user = await requireUser(id);
  if (!user.mailProblem) return;
  await transactOr('user_not_found', ...(await startTryingAgain(user)));
};
