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
    /** Whether the company is told when the running window ends. */
    reminded: z.boolean(),
    /** The end of the window, when the company is told. */
    until: isoDate.optional(),
  }),
  errors: ['profile_not_found', 'window_not_taken'],
  summary: "Tells the company, once, when another company's priority access to worker {id} ends, or no longer",
});
