import { ApiError, firstError, statusOf } from '../../../lib/api/api-error.ts';
import { msg } from '../../../lib/msg.ts';

export type SignUpFailure =
  /** The environment takes other addresses only: said in a dialog [ACC-18]. */
  | { kind: 'blocked' }
  /** Something about the address: said at the field [ACC-17]. */
  | { kind: 'field'; message: string }
  /** The challenge or anything else: said above the form, which is ready for another try [ACC-16]. */
  | { kind: 'form'; message: string };

const AGAIN = msg('Something went Wrong, Try again!!');

export const signUpFailure = (error: unknown): SignUpFailure => {
  const errors = error instanceof ApiError ? error.errors : [];
  const message = error instanceof ApiError ? error.message : '';
  const status = statusOf(error);
  if (status === 409 && message === 'Email address not allowed.') return { kind: 'blocked' };
  if (status === 409) return { kind: 'field', message: firstError(error, msg('Email already exist')) };
  if (errors.length > 0 && errors[0]?.path === 'email') return { kind: 'field', message: firstError(error, AGAIN) };
  if (errors.length > 0 || status === 429) return { kind: 'form', message: firstError(error, AGAIN) };
  return { kind: 'form', message: AGAIN };
};
