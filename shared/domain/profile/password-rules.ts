import { PASSWORD_MIN_LENGTH } from '../../options/limits.ts';

export const PASSWORD_REQUIRED = 'Please enter a password';
export const PASSWORD_TOO_SHORT = `Please enter a password at least ${PASSWORD_MIN_LENGTH} characters long`;
export const PASSWORDS_DIFFER = 'Passwords do not match';
/** The registration form has its own text for different passwords [ACC-21]. */
export const REGISTRATION_PASSWORDS_DIFFER = "Password doesn't match. Please try again.";

export type PasswordRule = { message: string; holds: (password: string) => boolean };

/**
 * The rules of a new password in the order of their messages. The special characters are those of Cognito
 * [ACC-23, ACC-24].
 */
export const passwordRules: readonly PasswordRule[] = [
  { message: PASSWORD_TOO_SHORT, holds: (password) => password.length >= PASSWORD_MIN_LENGTH },
  {
    message: 'Password requires at least one special character',
    holds: (password) => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/.test(password),
  },
  { message: 'Password requires at least one upper-case character', holds: (password) => /[A-Z]/.test(password) },
  { message: 'Password requires at least one lower-case character', holds: (password) => /[a-z]/.test(password) },
  { message: 'Password requires at least one number', holds: (password) => /[0-9]/.test(password) },
];

/**
 * Returns the messages of the rules that a password breaks. The password is trimmed first, as the login does [ACC-03].
 */
export const passwordProblems = (password: string): string[] => {
  const trimmed = password.trim();
  if (!trimmed) return [PASSWORD_REQUIRED];
  return passwordRules.filter((rule) => !rule.holds(trimmed)).map((rule) => rule.message);
};
