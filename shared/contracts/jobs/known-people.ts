import * as z from 'zod';
import { applicantStages } from '../../domain/jobs/applicant-stages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, line } from '../fields.ts';
import { seekerRow } from '../profiles/seeker-row.ts';

const stage = z.enum(applicantStages);
/** A user of the company, or the job for which it follows a person. */
const named = z.object({ id, name: z.string() });

/** A person whose contact details are open to the company, with how far the company has come. */
export const knownPerson = seekerRow.extend({
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  phoneExtension: z.string().optional(),
  trades: z.array(z.string()),
  /** When and how the contact details were opened, and by which user; no name for a user who left. */
  openedAt: isoDate,
  openedBy: z.string().optional(),
  how: z.enum(['unlock', 'briefing']),
  /** The job for which the company follows the person; absent when it never chose one, or deleted it. */
  job: named.optional(),
  /** True for a person with an open application to that job. */
  applied: z.boolean(),
  /** The stage for that job; absent without a job. */
  stage: stage.optional(),
  movedAt: isoDate.optional(),
  movedBy: z.string().optional(),
  assignee: named.optional(),
  /** The company's newest note. */
  note: z.object({ text: z.string(), date: isoDate, author: z.string().optional() }).optional(),
  /** The company's answer to whether it reached the person it unlocked. */
  reached: z.boolean().optional(),
});
export type KnownPerson = z.output<typeof knownPerson>;

/** The users who can take care of people. */
const team = z.array(named);

export const listKnownPeople = defineEndpoint({
  group: 'jobs',
  name: 'listKnownPeople',
  method: 'GET',
  path: '/api/company/people',
  auth: 'company',
  budget: 'list',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: line(600).optional(),
    stage: stage.optional(),
    job: id.optional(),
    /** The id of a user. */
    assignee: id.optional(),
    /** Words of the name, trade or city, or digits of the phone number. `total` ignores all filters. */
    search: line(120).default(''),
  }),
  response: z.object({ results: z.array(knownPerson), total: z.int(), team, cursor: z.string().optional() }),
  summary:
    'Workers whose contact details are open to the own company, all or some, newest first; a page can hold fewer than ' +
    'there are, then it has a cursor',
});

export const getKnownPerson = defineEndpoint({
  group: 'jobs',
  name: 'getKnownPerson',
  method: 'GET',
  path: '/api/company/people/{id}',
  auth: 'company',
  params: byId,
  response: z.object({ person: knownPerson, team }),
  errors: ['profile_not_found'],
  summary: 'Worker {id}, whose contact details are open to the own company',
});

export const followPerson = defineEndpoint({
  group: 'jobs',
  name: 'followPerson',
  method: 'PATCH',
  path: '/api/company/people/{id}',
  auth: 'company',
  params: byId,
  body: z.object({ job: id }),
  response: confirmation,
  errors: ['invalid_value', 'profile_not_found', 'job_not_found'],
  summary: 'Chooses the own job for which the own company follows worker {id}',
});

export const assignPerson = defineEndpoint({
  group: 'jobs',
  name: 'assignPerson',
  method: 'PATCH',
  path: '/api/jobs/{id}/applicants/{seekerId}/assignee',
  auth: 'company',
  params: z.object({ id, seekerId: id }),
  /** The id of a user of the company; null for no one. */
  body: z.object({ assignee: id.nullable() }),
  response: confirmation,
  errors: ['invalid_value', 'user_not_found', 'request_not_open', 'request_changed'],
  summary: 'Says which user of the own company takes care of an applicant or a person with open contact details',
});
