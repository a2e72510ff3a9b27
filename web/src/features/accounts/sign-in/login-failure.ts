import { ApiError, statusOf } from '../../../lib/api/api-error.ts';
import { msg } from '../../../lib/msg.ts';

const SUSPENDED = msg('This account is suspended. Please write to support if you think that is a mistake.');
const WRONG = msg('Wrong Email or Password');

/** The message of a failed sign-in; too many attempts have their own message, so that users stop guessing [ACC-08]. */
export const loginFailure = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'account_suspended') return SUSPENDED;
  const status = statusOf(error);
  if (status === 400 || status === 401) return WRONG;
  return status === 429 ? msg('Too many attempts. Please try again later.') : msg('Something went wrong');
};
