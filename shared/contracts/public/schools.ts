import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';

/** A school as its sign-up link names it. */
export const getPublicSchool = defineEndpoint({
  group: 'public',
  name: 'getPublicSchool',
  method: 'GET',
  path: '/api/public/schools/{id}',
  auth: 'public',
  budget: 'page',
  params: byId,
  response: z.object({ id, name: z.string(), city: z.string(), state: z.string() }),
  cacheSeconds: 120,
  errors: ['profile_not_found'],
  summary: 'The name and place of a school, without an account',
});
