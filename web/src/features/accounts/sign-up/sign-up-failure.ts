import { ApiError, codeOf, statusOf } from '../../../lib/api/api-error.ts';
import { causeOf, UNKNOWN_RESULT } from '../../../lib/api/error-cause.ts';
import { msg } from '../../../lib/msg.ts';

export type SignUpFailure =
  /** The address isn't among those that this environment accepts. A dialog says so [ACC-18]. */
  | { kind: 'blocked' }
  /** An error of the address: shown at the field [ACC-17]. */
  | { kind: 'field'; message: string }
  /** The challenge or any other error: shown above the form, which can be sent again [ACC-16]. */
  | { kind: 'form'; message: string };

const AGAIN = msg('Something went Wrong, Try again!!');

export const signUpFailure = (error: unknown): SignUpFailure => {
  const first = error instanceof ApiError ? error.errors[0] : undefined;
  const status = statusOf(error);
  if (codeOf(error) === 'email_not_allowed') return { kind: 'blocked' };
  if (status === 409) return { kind: 'field', message: first?.message ?? msg('Email already exist') };
  if (first) return { kind: first.path === 'email' ? 'field' : 'form', message: first.message };
  if (status === 429) return { kind: 'form', message: msg('Too many attempts. Please try again later.') };
  return { kind: 'form', message: causeOf(error) === 'unknown-result' ? UNKNOWN_RESULT : AGAIN };
};
