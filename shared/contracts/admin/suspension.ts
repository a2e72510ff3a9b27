import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, requiredText } from '../fields.ts';

/** Told to whom it concerns, and kept in the staff's history. */
export const suspensionBody = z.object({ reason: requiredText(500) });

/** `id` is a profile's; a user's where there is no profile, as with staff. */
export const suspendAccount = defineEndpoint({
  group: 'admin',
  name: 'suspendAccount',
  method: 'POST',
  path: '/api/admin/accounts/{id}/suspend',
  auth: 'support',
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
  budget: 'write',
  params: byId,
  body: suspensionBody,
  response: confirmation,
  errors: ['account_not_found', 'account_changed', 'not_suspended', 'suspend_yourself'],
  summary: 'Ends a suspension: all that was there is back',
});
