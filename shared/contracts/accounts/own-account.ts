import * as z from 'zod';
import { LANGUAGES } from '../../options/languages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, confirmation, email, id, secretText } from '../fields.ts';
import { currentPassword, LINK_OVER, pushDevice } from './passwords.ts';

/** Mails a link to the new address. Nothing changes before the link is opened and confirmed. */
export const requestEmailChange = defineEndpoint({
  group: 'users',
  name: 'requestEmailChange',
  method: 'POST',
  path: '/api/users/email-change',
  auth: 'signed-in',
  budget: 'mail',
  body: z.object({ email, currentPassword: currentPassword.optional() }),
  response: confirmation,
  errors: [
    'current_password_required',
    'current_password_wrong',
    'email_exists',
    'email_not_allowed',
    'address_undeliverable',
  ],
  summary: 'Mails a link to a new e-mail address of the user; the current password is required',
});

/** Changes the address with the key of the mailed link. */
export const confirmEmailChange = defineEndpoint({
  group: 'users',
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/api/users/email-change/confirm',
  auth: 'public',
  budget: 'write',
  body: z.object({ key: secretText(200, LINK_OVER) }),
  response: confirmation.extend({ email: z.string(), userId: id.optional() }),
  errors: ['email_link_expired', 'email_exists'],
  summary: 'Changes the e-mail address with the key of the mailed link; again changes nothing',
});

export const signOutOthers = defineEndpoint({
  group: 'users',
  name: 'signOutOthers',
  method: 'POST',
  path: '/api/users/sign-out-others',
  auth: 'signed-in',
  budget: 'write',
  body: z.object({ currentPassword, pushDevice }),
  response: z.object({ success: z.boolean(), accessToken: z.string() }),
  errors: ['current_password_wrong'],
  summary: 'Ends every other session of the user; this one goes on with the returned token',
});

/** Stores that the user agreed to the terms and the privacy policy, as the page showed them. */
export const agreeToTerms = defineEndpoint({
  group: 'users',
  name: 'agreeToTerms',
  method: 'POST',
  path: '/api/users/agreement',
  auth: 'signed-in',
  budget: 'write',
  body: z.object({
    /** The version of the texts, which is a day. */
    version: calendarDay('Please enter a date'),
    language: z.enum(LANGUAGES),
  }),
  response: confirmation,
  errors: ['terms_changed', 'user_not_found'],
  summary: 'Stores that the user agrees to the current terms and privacy policy; again changes nothing',
});

/** A user without an undeliverable address gets the same response. */
export const tryMailAgain = defineEndpoint({
  group: 'users',
  name: 'tryMailAgain',
  method: 'POST',
  path: '/api/users/mail/try-again',
  auth: 'signed-in',
  budget: 'mail',
  response: confirmation,
  errors: ['user_not_found'],
  summary: "Sends e-mails to the user's address again, after earlier ones bounced or were marked as spam",
});
