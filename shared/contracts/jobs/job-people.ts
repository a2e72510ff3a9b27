import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { applicantSorts } from '../../domain/jobs/applicant-search.ts';
import { applicantStages } from '../../domain/jobs/applicant-stages.ts';
import { ACTIVITY_PAGE_SIZE, APPLICANTS_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, line, pageQuery } from '../fields.ts';
import { seekerRow } from '../profiles/seeker-row.ts';

const actions = z.object({
  profileRequestedAt: isoDate.optional(),
  unlockedAt: isoDate.optional(),
  sentJobAt: isoDate.optional(),
  profileRejectedAt: isoDate.optional(),
  profileAcceptedAt: isoDate.optional(),
  matchFoundAt: isoDate.optional(),
});

export const getSeekerActions = defineEndpoint({
  group: 'jobs',
  name: 'getSeekerActions',
  method: 'GET',
  path: '/api/jobs/jobseeker/actions',
  aliases: ['/api/jobs/jobseeker/actions/'],
  auth: 'company',
  query: z.object({ profileId: id, jobId: id }),
  response: z.object({
    actions,
    /** How far the company has come with the applicant. */
    stage: z.enum(applicantStages).optional(),
    /** The state of the application, and until when a rejection is in force [APP-21]. */
    state: z.enum(accessStates).optional(),
    ends: isoDate.optional(),
    /** Why the two match. */
    reason: z.string().optional(),
    /** The unlock product this seeker's trades ask for, and its price in cents [PAY-27]. */
    unlock: z.object({ slug: z.string(), amount: z.int() }),
    /** What sending the seeker one job costs, in cents. */
    send: z.object({ amount: z.int() }),
  }),
  errors: ['profile_not_found', 'job_not_found'],
  summary: 'What happened between a job and a seeker, with dates',
});

const personRow = seekerRow.extend({
  reason: z.string().optional(),
  isNew: z.boolean(),
  actions,
  expiresAt: isoDate.optional(),
  /** Of applicants: how far the company has come with them. */
  stage: z.enum(applicantStages).optional(),
  /** Of applicants: every trade that the company may see. */
  trades: z.array(z.string()).optional(),
  /** Of applicants, and only where the contact details are open. */
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  phoneExtension: z.string().optional(),
});

export type PersonRow = z.output<typeof personRow>;

export const people = {
  group: 'jobs',
  method: 'GET',
  auth: 'company',
  budget: 'list',
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20), cursor: line(600).optional() }),
  response: z.object({ results: z.array(personRow), total: z.int(), cursor: z.string().optional() }),
} as const;

export const listApplicants = defineEndpoint({
  ...people,
  name: 'listApplicants',
  path: '/api/jobs/{id}/applicants',
  query: people.query.extend({
    limit: z.coerce.number().int().min(1).max(50).default(APPLICANTS_PAGE_SIZE),
    stage: z.enum(applicantStages).optional(),
    /** Words of the name as it is shown, a trade or the city; `total` counts without it. */
    search: line(120).default(''),
    sort: z.enum(applicantSorts).default('newest'),
  }),
  errors: ['job_not_found'],
  summary:
    'Seekers who applied to an own job, all or some; a page can hold fewer than there are, then it has a cursor. ' +
    'Reading all, newest first, stamps lastViewAt',
});

export const listMatches = defineEndpoint({
  ...people,
  name: 'listMatches',
  path: '/api/jobs/{id}/matches',
  errors: ['job_not_found'],
  summary: 'Seekers an own job matched, best first, without the declined ones',
});

export const listDeclined = defineEndpoint({
  group: 'jobs',
  name: 'listDeclined',
  method: 'GET',
  path: '/api/company/{id}/declined',
  auth: 'company',
  budget: 'list',
  params: byId,
  query: z.object(pageQuery(ACTIVITY_PAGE_SIZE)),
  response: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        profile: seekerRow,
        job: z.object({ id, name: z.string() }),
        date: isoDate,
        /** Until when the decline holds. */
        ends: isoDate.optional(),
        reason: z.string().optional(),
      }),
    ),
    total: z.int(),
  }),
  errors: ['forbidden'],
  summary: 'Applicants and matches whom the own company {id} declined, latest first',
});

const stage = z.enum(applicantStages);
export const moveApplicant = defineEndpoint({
  group: 'jobs',
  name: 'moveApplicant',
  method: 'PATCH',
  path: '/api/jobs/{id}/applicants/{seekerId}/stage',
  auth: 'company',
  params: z.object({ id, seekerId: id }),
  /** `from` is the stage the caller saw. */
  body: z.object({ from: stage, to: stage }),
  response: z.object({ stage }),
  errors: ['invalid_value', 'request_not_open', 'stage_not_allowed', 'request_changed'],
  summary: 'Moves applicant {seekerId} of the own job {id} to another stage',
});
