import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, email, requiredText } from '../fields.ts';

/** The reason is mailed to the affected users and kept in the audit log. */
export const accountActionBody = z.object({ reason: requiredText(500) });

/** `id` is that of an invited user who has not chosen a password yet. */
export const sendSetUpLink = defineEndpoint({
  group: 'users',
  name: 'sendSetUpLink',
  method: 'POST',
  path: '/api/admin/users/{id}/set-up-link',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'mail',
  params: byId,
  response: confirmation,
  errors: ['user_not_found', 'already_set_up', 'staff_changed', 'address_undeliverable'],
  summary: 'Mails the set-up link again to an invited user of a company, for staff',
});

/** For a sign-up, which has no account before its link is used. */
export const sendSignUpLink = defineEndpoint({
  group: 'users',
  name: 'sendSignUpLink',
  method: 'POST',
  path: '/api/admin/sign-ups/set-up-link',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'mail',
  body: z.object({ email }),
  response: confirmation,
  errors: ['sign_up_not_found', 'already_set_up', 'staff_changed', 'address_undeliverable'],
  summary: 'Mails the set-up link again to an address that has signed up and has no account yet, for staff',
});

export const signOutUser = defineEndpoint({
  group: 'users',
  name: 'signOutUser',
  method: 'POST',
  path: '/api/admin/users/{id}/sign-out',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'write',
  params: byId,
  body: accountActionBody,
  response: confirmation,
  errors: ['user_not_found', 'user_not_active', 'account_changed'],
  summary: 'Ends every session of a user with their push notifications, for staff, with a reason that is mailed',
});

export const changeUserEmailBody = accountActionBody.extend({ email });

/** Nothing changes before the user opens the link in the new mailbox. */
export const changeUserEmail = defineEndpoint({
  group: 'users',
  name: 'changeUserEmail',
  method: 'POST',
  path: '/api/admin/users/{id}/email-change',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'mail',
  params: byId,
  body: changeUserEmailBody,
  response: confirmation,
  errors: [
    'user_not_found',
    'user_not_active',
    'email_exists',
    'email_not_allowed',
    'staff_changed',
    'address_undeliverable',
  ],
  summary: 'Mails a link to a new e-mail address of a user and a notice with the reason to the present one, for staff',
});

export const tryUserMailAgain = defineEndpoint({
  group: 'users',
  name: 'tryUserMailAgain',
  method: 'POST',
  path: '/api/admin/users/{id}/mail/try-again',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'mail',
  params: byId,
  response: confirmation,
  errors: ['user_not_found', 'account_changed'],
  summary: "Sends e-mails to a user's address again, after earlier ones bounced or were marked as spam, for staff",
});

/**
 * `id` is that of a profile. Another call deletes the users whom a call that was cut short left. When the last user was
 * deleted, it returns `account_not_found` or `account_closed`.
 */
export const closeAccount = defineEndpoint({
  group: 'users',
  name: 'closeAccount',
  method: 'POST',
  path: '/api/admin/accounts/{id}/close',
  auth: 'support',
  staffRight: 'closeAccounts',
  budget: 'write',
  params: byId,
  body: accountActionBody,
  response: confirmation,
  errors: ['account_not_found', 'account_closed', 'account_changed'],
  summary: 'Deletes every user of an account, which closes it for good, for staff, with a reason that is mailed',
});
