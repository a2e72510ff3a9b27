import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { invitationStates } from '../../domain/projects/invitation-states.ts';
import { contact } from '../access/access-shape.ts';
import { companyPaper } from '../documents/document-shape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, line } from '../fields.ts';
import { companyCard } from '../search/companies.ts';

/** The reason of the match, such as 'Concrete, 14 miles'. */
const reason = z.string().optional();
/** The state of the company's connection request, if there is one. */
const connection = z.enum(accessStates).optional();

/** The owner's invitation to the company; absent when it wasn't invited. */
const invitation = z.enum(invitationStates).optional();
/** The company's papers that haven't expired; absent when it has none. */
const papers = z.array(companyPaper).optional();

const projectMatch = companyCard.extend({ reason, connection, invitation, papers });
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
    invitation,
    papers,
    /** The time at which the request got its state. */
    date: isoDate.optional(),
    /** The time at which a rejection ends. */
    ends: isoDate.optional(),
    /** The message that the company sent with its request. */
    message: z.string().optional(),
    /** The contact details of both parties, present when they are connected. */
    connection: z.object({ company: contact, other: contact }).optional(),
  }),
  errors: ['project_not_found', 'profile_not_found'],
  summary: 'How a company stands with an own project',
});
