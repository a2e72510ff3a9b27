import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { contact } from '../access/access-shape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, line } from '../fields.ts';
import { companyCard } from '../search/companies.ts';

/** Why it fits: 'Concrete, 14 miles'. */
const reason = z.string().optional();
/** The state of its request, if any. */
const connection = z.enum(accessStates).optional();

const projectMatch = companyCard.extend({ reason, connection });
export type ProjectMatchCard = z.output<typeof projectMatch>;

export const listProjectMatches = defineEndpoint({
  group: 'projects',
  name: 'listProjectMatches',
  method: 'GET',
  path: '/api/projects/{id}/matches',
  auth: 'company',
  budget: 'list',
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20), cursor: line(600).optional() }),
  response: z.object({ results: z.array(projectMatch), total: z.int(), cursor: z.string().optional() }),
  errors: ['project_not_found'],
  summary: 'Companies an own project matches, best first, without the declined ones',
});

export const getProjectMatch = defineEndpoint({
  group: 'projects',
  name: 'getProjectMatch',
  method: 'GET',
  path: '/api/projects/{id}/matches/{profileId}',
  auth: 'company',
  params: z.object({ id, profileId: id }),
  response: z.object({
    reason,
    state: connection,
    /** When it came into its state. */
    date: isoDate.optional(),
    /** Until when a rejection holds. */
    ends: isoDate.optional(),
    /** What it wrote with its request. */
    message: z.string().optional(),
    /** Both sides' details once they are connected. */
    connection: z.object({ company: contact, other: contact }).optional(),
  }),
  errors: ['project_not_found', 'profile_not_found'],
  summary: 'How a company stands with an own project',
});
