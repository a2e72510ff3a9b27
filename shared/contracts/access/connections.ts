import * as z from 'zod';
import { accessTypes } from '../../domain/access/access-states.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, line } from '../fields.ts';
import { contact } from './access-shape.ts';

/** A connection. `contact` has no phone or e-mail when the contact details are no longer open [TBX-06]. */
export const connection = z.object({
  id: z.string(),
  type: z.enum(accessTypes),
  profile: id,
  profileType: z.enum(['jobSeeker', 'provider']),
  contact,
  subject: z.object({ id, name: z.string() }),
  date: isoDate,
});
export type ConnectionView = z.output<typeof connection>;

export const listConnections = defineEndpoint({
  group: 'access',
  name: 'listConnections',
  method: 'GET',
  path: '/api/connections',
  auth: 'signed-in',
  budget: 'list',
  query: z.object({
    type: z.enum(accessTypes).optional(),
    limit: z.coerce.number().int().min(1).max(25).default(20),
    cursor: line(600).optional(),
  }),
  response: z.object({ results: z.array(connection), cursor: z.string().optional() }),
  summary: 'Lists everybody a granted access connects the own profile with, newest first',
});
