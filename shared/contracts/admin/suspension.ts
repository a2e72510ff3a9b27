import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, requiredText } from '../fields.ts';

/** The reason is mailed to the users of the account and kept in the audit log. */
export const suspensionBody = z.object({ reason: requiredText(500) });

/** `id` is that of a profile, or that of a user without a profile, such as staff. */
export const suspendAccount = defineEndpoint({
  group: 'admin',
  name: 'suspendAccount',
  method: 'POST',
  path: '/api/admin/accounts/{id}/suspend',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'write',
  params: byId,
  body: suspensionBody,
  response: confirmation,
  errors: ['account_not_found', 'account_closed', 'account_changed', 'already_suspended', 'suspend_yourself'],
  summary: 'Suspends an account from the next request on: nobody signs in to it and nobody new finds it',
});

export const reinstateAccount = defineEndpoint({
  group: 'admin',
  name: 'reinstateAccount',
  method: 'POST',
  path: '/api/admin/accounts/{id}/reinstate',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'write',
  params: byId,
  body: suspensionBody,
  response: confirmation,
  errors: ['account_not_found', 'account_changed', 'not_suspended', 'suspend_yourself'],
  summary: 'Ends a suspension: all that was there is back',
});
