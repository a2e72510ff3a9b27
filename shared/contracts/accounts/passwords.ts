import * as z from 'zod';
import { PASSWORD_MAX_LENGTH } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, email, id, newPassword, secretText, solvedChallenge } from '../fields.ts';

/** The message for a reset link that is used, expired or unknown. */
export const LINK_OVER = 'This link is no longer valid. Please request a new one.';

/** An existing password. Today's rules don't apply, because it may be older than they are. */
export const currentPassword = secretText(PASSWORD_MAX_LENGTH, 'Please enter a password');

/** The push device of the caller's browser. It stays when the other devices are signed out. */
export const pushDevice = id.optional();

export const passwordResetBody = z.object({ email, challenge: solvedChallenge.optional() });

/**
 * Sends a reset link. After several requests from one address or for one e-mail, a 429 response demands a solved
 * challenge [ACC-27].
 */
export const requestPasswordReset = defineEndpoint({
  group: 'users',
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/users/requestPasswordReset',
  auth: 'public',
  budget: 'mail',
  body: passwordResetBody,
  response: confirmation,
  errors: ['challenge_failed', 'email_not_found', 'address_undeliverable'],
  summary: 'Mails a link to choose a new password; 409 when there is no account',
});

/** Sets a new password with the key of a reset link [ACC-28]. */
export const changeUserPassword = defineEndpoint({
  group: 'users',
  name: 'changeUserPassword',
  method: 'POST',
  path: '/api/users/changeUserPassword',
  auth: 'public',
  budget: 'write',
  body: z.object({ passwordResetKey: secretText(200, LINK_OVER), password: newPassword }),
  response: confirmation,
  errors: ['reset_link_expired', 'password_guessable'],
  summary: 'Sets a new password with the key of the reset link and ends all sessions',
});

/**
 * Checks the current password. A correct one sets a cookie that lets the caller change the password or delete the
 * account for five minutes [TBX-10, ACC-36].
 */
export const checkUserPassword = defineEndpoint({
  group: 'users',
  name: 'checkUserPassword',
  method: 'POST',
  path: '/api/users/checkUserPassword',
  auth: 'signed-in',
  budget: 'write',
  body: z.object({ password: currentPassword }),
  response: z.object({ valid: z.boolean() }),
  summary: 'Checks the current password; when right, it can be changed or the account deleted for five minutes',
});

/** Sets a new password after the current one was checked [TBX-10]. */
export const changeAuthUserPassword = defineEndpoint({
  group: 'users',
  name: 'changeAuthUserPassword',
  method: 'POST',
  path: '/api/users/changeAuthUserPassword',
  auth: 'signed-in',
  budget: 'write',
  body: z.object({ password: newPassword, currentPassword: currentPassword.optional(), pushDevice }),
  response: z.object({ success: z.boolean(), accessToken: z.string() }),
  errors: ['current_password_required', 'current_password_wrong', 'password_guessable'],
  summary: 'Sets a new password after the current one was checked; other sessions end, this one goes on',
});
