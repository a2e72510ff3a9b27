import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation } from '../fields.ts';

export const getReachQuestion = defineEndpoint({
  group: 'access',
  name: 'getReachQuestion',
  method: 'GET',
  path: '/api/company/reached/{id}',
  auth: 'company',
  params: byId,
  response: z.object({
    /** True when the company should now say whether it reached the job seeker. */
    asks: z.boolean(),
    /** The id of the payment to report when the company says no. */
    payment: z.string().optional(),
  }),
  summary: 'Whether the own company is asked if it reached job seeker {id}, whom it has unlocked',
});

export const answerReach = defineEndpoint({
  group: 'access',
  name: 'answerReach',
  method: 'POST',
  path: '/api/company/reached/{id}',
  auth: 'company',
  budget: 'write',
  params: byId,
  body: z.object({ reached: z.boolean() }),
  response: confirmation,
  errors: ['invalid_value', 'reach_not_asked'],
  summary: 'Says once for the whole company whether it reached job seeker {id}',
});
