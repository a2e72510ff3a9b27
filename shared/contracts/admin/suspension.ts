import * as z from 'zod';
import { suspensionScopes } from '../../domain/support/decisions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, calendarDayOrNone, confirmation, requiredText } from '../fields.ts';

/** The most characters of the reason of an action of staff, which is mailed to the account. */
export const STAFF_REASON_MAX_LENGTH = 500;

export const suspensionScope = z.enum(suspensionScopes).default('account');
/** The day (YYYY-MM-DD) on which a suspension ends by itself; empty for none. */
export const suspendedUntil = calendarDayOrNone('Please enter a valid date').default('');

/** The reason is mailed to the users of the account and kept in the audit log. */
const reason = requiredText(STAFF_REASON_MAX_LENGTH);
export const suspensionBody = z.object({ reason, scope: suspensionScope, until: suspendedUntil });

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
  errors: [
    'account_not_found',
    'account_closed',
    'account_changed',
    'already_suspended',
    'posts_already_hidden',
    'posts_of_company_only',
    'suspend_yourself',
    'suspension_end_invalid',
    'suspension_without_end',
  ],
  summary:
    'Suspends an account from the next request on, or hides only the jobs and projects of a company; changes the end of that',
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
  body: z.object({ reason, scope: suspensionScope }),
  response: confirmation,
  errors: [
    'account_not_found',
    'account_changed',
    'not_suspended',
    'posts_not_hidden',
    'posts_of_company_only',
    'suspend_yourself',
  ],
  summary: 'Ends a suspension, or shows hidden jobs and projects again: all that was there is back',
});
