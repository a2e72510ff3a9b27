import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, email, isoDate, requiredText } from '../fields.ts';

/** The e-mail of a member of staff who can no longer use their app, and the reason, which the audit log keeps. */
export const resetBody = z.object({ email, reason: requiredText(500) });

export const resetSecondFactor = defineEndpoint({
  group: 'admin',
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/admin/second-factors/reset',
  auth: 'support',
  staffRight: 'manageStaff',
  budget: 'write',
  body: resetBody,
  response: confirmation.extend({
    /** Returned once, for the caller to hand over. Only its hash is stored. */
    enrollmentCode: z.string(),
    enrollmentUntil: isoDate,
  }),
  errors: ['staff_not_found', 'reset_own_second_factor', 'account_changed'],
  summary: 'Ends the sessions of somebody else on the staff, and returns the code with which they set a new app up',
});
