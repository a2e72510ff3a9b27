import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, isoDate } from '../fields.ts';

export const setWindowReminder = defineEndpoint({
  group: 'access',
  name: 'setWindowReminder',
  method: 'POST',
  path: '/api/profile/{id}/priority-access/reminder',
  auth: 'company',
  budget: 'write',
  params: byId,
  body: z.object({ wanted: z.boolean() }),
  response: z.object({
    /** Whether the company has a reminder now. */
    reminded: z.boolean(),
    /** The end of the window of which the company is reminded. */
    until: isoDate.optional(),
  }),
  errors: ['profile_not_found', 'window_not_taken'],
  summary: "Sets or removes the company's reminder of the end of another company's priority access to worker {id}",
});
