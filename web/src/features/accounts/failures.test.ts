import { expect, it, vi } from 'vitest';
import { toApiError } from '../../lib/api/api-error.ts';
import { loginFailure } from './sign-in/login-failure.ts';
import { signUpFailure } from './sign-up/sign-up-failure.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('sessionStorage', { getItem: () => null });

const failed = (status: number, message: string, errors?: { path: string; message: string }[], code = 'x') =>
  toApiError(status, { code, message, errors });

it('[ACC-08] the account form names a wrong password, and says for any other error that something went wrong', () => {
  expect(loginFailure(failed(401, 'Wrong Email or Password'))).toBe('Wrong Email or Password');
  expect(loginFailure(failed(400, 'Bad', [{ path: 'email', message: 'Bad' }]))).toBe('Wrong Email or Password');
  expect(loginFailure(failed(500, 'Something broke'))).toBe('Something went wrong');
  expect(loginFailure(failed(0, ''))).toBe('Something went wrong');
});

it('[ACC-08] the account form says that there were too many attempts', () => {
  const message = 'Too many attempts. Please try again later.';
  expect(loginFailure(failed(429, message))).toBe(message);
});

it('the account form says that an account is suspended, and whom to contact', () => {
  const message = 'This account is suspended. Please write to support if you think that is a mistake.';
  expect(loginFailure(failed(401, message, undefined, 'account_suspended'))).toBe(message);
});

it('[ACC-18] the account form shows a blocked address in the dialog', () => {
  expect(signUpFailure(failed(409, 'In any words', undefined, 'email_not_allowed'))).toEqual({ kind: 'blocked' });
});

it("[ACC-17] the account form shows any other 409's first error or 'Email already exist' at the field", () => {
  expect(signUpFailure(failed(409, ''))).toEqual({ kind: 'field', message: 'Email already exist' });
  const errors = [{ path: 'email', message: 'Taken' }];
  expect(signUpFailure(failed(409, 'Conflict', errors))).toEqual({ kind: 'field', message: 'Taken' });
});

it('[ACC-17] the account form shows the first error of a list', () => {
  const email = [{ path: 'email', message: 'Please enter a valid email address' }];
  expect(signUpFailure(failed(400, 'Bad', email))).toEqual({ kind: 'field', message: email[0]?.message });
  const other = [{ path: 'referrer', message: 'Please use at most 200 characters' }];
  expect(signUpFailure(failed(400, 'Bad', other))).toEqual({ kind: 'form', message: other[0]?.message });
});

it('[ACC-16] the account form says to try again after a failed challenge or anything unexpected', () => {
  const again = { kind: 'form', message: 'Something went Wrong, Try again!!' };
  expect(signUpFailure(new Error('The challenge could not be solved'))).toEqual(again);
  expect(signUpFailure(failed(500, 'Something went wrong'))).toEqual(again);
  expect(signUpFailure(failed(0, ''))).toEqual(again);
});
