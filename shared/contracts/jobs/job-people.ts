import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { applicantSorts } from '../../domain/jobs/applicant-search.ts';
import { applicantStages } from '../../domain/jobs/applicant-stages.ts';
import { matchOrders } from '../../domain/matching/match-orders.ts';
import { ACTIVITY_PAGE_SIZE, APPLICANTS_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate, line, pageQuery } from '../fields.ts';
import { seekerRow } from '../profiles/seeker-row.ts';
import { trade } from '../trades/trade-fields.ts';
import { rowFacts } from './job-form.ts';
import { screeningAnswer } from './work-facts.ts';

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
    /** The stage in the company's hiring process, of an applicant or a person with open contact details. */
    stage: z.enum(applicantStages).optional(),
    /** The state of the application, and the time at which a rejection ends [APP-21]. */
    state: z.enum(accessStates).optional(),
    ends: isoDate.optional(),
    /** The applicant's answers to the job's questions. */
    answers: z.array(screeningAnswer).optional(),
    /** The reason of the match, if there is one. */
    reason: z.string().optional(),
    /** The licenses that the job asks for, to compare with those of the seeker's profile. */
    requiredLicenses: rowFacts.requiredLicenses,
    /** The unlock product for this seeker's trades, and its price in cents [PAY-27]. */
    unlock: z.object({ slug: z.string(), amount: z.int() }),
    /** The price in cents for sending the seeker one job. */
    send: z.object({ amount: z.int() }),
    /** The price in cents of a briefing, and the company's newest one to the seeker that has no answer yet. */
    briefing: z.object({ amount: z.int(), pending: z.object({ job: id, sentAt: isoDate }).optional() }),
    /** The price in cents of priority access to the seeker. */
    priority: z.object({ amount: z.int() }),
  }),
  errors: ['profile_not_found', 'job_not_found'],
  summary: 'What happened between a job and a seeker, with dates, and what each way to reach the seeker costs',
});

const personRow = seekerRow.extend({
  reason: z.string().optional(),
  isNew: z.boolean(),
  actions,
  expiresAt: isoDate.optional(),
  /** The stage of an applicant; absent for a match. */
  stage: z.enum(applicantStages).optional(),
  /** The applicant's answers to the job's questions. */
  answers: z.array(screeningAnswer).optional(),
  /** The trades of an applicant that the company may see; absent for a match. */
  trades: z.array(z.string()).optional(),
  /** Contact details of an applicant, present only when they are open. */
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

/** What narrows the matches or applicants of a job. */
const workerFilters = {
  /** One of the job's trades; all of them when it is absent. */
  trade: trade.optional(),
  /** The least rating, 0 to 3, in that trade, or in any of the job's trades. */
  rating: z.coerce.number().int().min(0).max(3).optional(),
  /** 'true' to find only workers who say that they have a valid driver's license. */
  validDriversLicense: z.literal('true').optional(),
};

export const listApplicants = defineEndpoint({
  ...people,
  name: 'listApplicants',
  path: '/api/jobs/{id}/applicants',
  query: people.query.extend({
    limit: z.coerce.number().int().min(1).max(50).default(APPLICANTS_PAGE_SIZE),
    stage: z.enum(applicantStages).optional(),
    /** Words of the displayed name, a trade or the city. `total` ignores this filter and the next three. */
    search: line(120).default(''),
    ...workerFilters,
    /** An order by fit, distance or rating contains the latest applicants only, up to `APPLICANTS_RANKED`. */
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
  query: people.query.extend({
    ...workerFilters,
    order: z.enum(matchOrders).default('fit'),
  }),
  errors: ['job_not_found'],
  summary:
    'Seekers an own job matched, all or some, without the declined ones. `total` counts those that fit the filters',
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
        /** The time at which the decline ends. */
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
  /** `from` is the stage that the caller saw. The call fails when the stage has changed since. */
  body: z.object({ from: stage, to: stage }),
  /** `filled` is true when the applicant took the last opening, which ended the job. */
  response: z.object({ stage, filled: z.boolean().optional() }),
  errors: ['invalid_value', 'request_not_open', 'stage_not_allowed', 'request_changed'],
  summary: 'Moves applicant {seekerId} of the own job {id}, or a person with open contact details, to another stage',
});
