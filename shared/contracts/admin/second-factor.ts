import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, email, isoDate, requiredText } from '../fields.ts';

/** The email of a member of staff who cannot use their app any more, and why; kept in the staff's history. */
export const resetBody = z.object({ email, reason: requiredText(500) });

export const resetSecondFactor = defineEndpoint({
  group: 'admin',
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/admin/second-factors/reset',
  auth: 'support',
  budget: 'write',
  body: resetBody,
  response: confirmation.extend({
    /** Shown once, to the caller, who hands it over; only its hash is stored. */
    enrollmentCode: z.string(),
    enrollmentUntil: isoDate,
  }),
  errors: ['staff_not_found', 'reset_own_second_factor', 'account_changed'],
  summary: 'Ends the sessions of somebody else on the staff, and returns the code with which they set a new app up',
});
