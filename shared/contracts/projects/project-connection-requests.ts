import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { projectStates } from '../../domain/projects/project-states.ts';
import { NOTE_MAX_LENGTH, TIES_SEARCHED } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, line, text } from '../fields.ts';

/** sent: the caller's company made the request. received: the project belongs to the caller's company. */
export const tieDirections = ['sent', 'received'] as const;
const state = z.enum(accessStates);

const request = z.object({
  project: z.object({ id, name: z.string(), state: z.enum(projectStates) }),
  /** The other company. The contact fields are present only when they are open [PRO-39]. */
  company: z.object({
    id,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    contact: z.string().optional(),
    phoneNumber: z.string().optional(),
    phoneExtension: z.string().optional(),
    email: z.string().optional(),
  }),
  direction: z.enum(tieDirections),
  state,
  /** The time at which the request got its state. */
  date: isoDate,
  /** A private note of the caller's company, and the time it was written. */
  note: z.string().optional(),
  notedAt: isoDate.optional(),
});
export type ProjectConnectionRequest = z.output<typeof request>;

export const listProjectTies = defineEndpoint({
  group: 'projects',
  name: 'listProjectTies',
  method: 'GET',
  path: '/api/project-connections',
  auth: 'company',
  budget: 'list',
  query: z.object({
    direction: z.enum(tieDirections).optional(),
    state: state.optional(),
    /** Words of the other company, its city, the project or the note. */
    search: line(120).default(''),
    limit: z.coerce.number().int().min(1).max(TIES_SEARCHED).default(20),
    cursor: line(600).optional(),
  }),
  response: z.object({ results: z.array(request), cursor: z.string().optional() }),
  summary:
    'Every request to connect the own company sent or received, across projects, latest first; of a page of `limit` ' +
    'those that fit are answered, so that one can be empty and still have a cursor',
});

export const noteProjectTie = defineEndpoint({
  group: 'projects',
  name: 'noteProjectTie',
  method: 'PATCH',
  path: '/api/project-connections/{project}/{company}',
  auth: 'company',
  params: z.object({ project: id, company: id }),
  body: z.object({
    /** An empty text deletes the note. */
    note: text(NOTE_MAX_LENGTH),
    /** The `notedAt` of the note to replace; absent when there was no note. */
    readAt: line(40).optional(),
  }),
  response: z.object({ note: z.string().optional(), notedAt: isoDate.optional() }),
  errors: ['connection_not_found', 'request_changed'],
  summary: "The own company's private note about its request to or from company {company}",
});
