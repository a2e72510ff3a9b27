import { ApiError, statusOf } from '../../../lib/api/api-error.ts';
import { msg } from '../../../lib/msg.ts';

const SUSPENDED = msg('This account is suspended. Please write to support if you think that is a mistake.');
const WRONG = msg('Wrong Email or Password');

/** What a failed sign-in says [ACC-08]; too many attempts are said to be that, so that nobody goes on guessing. */
export const loginFailure = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'account_suspended') return SUSPENDED;
  const status = statusOf(error);
  if (status === 400 || status === 401) return WRONG;
  return status === 429 ? msg('Too many attempts. Please try again later.') : msg('Something went wrong');
};
