import * as z from 'zod';
import { type AccessType, accessTypes } from '../../domain/access/access-states.ts';
import { MAX_QUESTIONS } from '../../options/jobs/work-facts.ts';
import { CONNECTION_MESSAGE_MAX_LENGTH, DECLINE_DETAILS_MAX_LENGTH } from '../../options/limits.ts';
import { type Auth, defineEndpoint } from '../endpoint.ts';
import { byId, id, line, REQUIRED, text } from '../fields.ts';
import { screeningAnswer } from '../jobs/work-facts.ts';
import { accessEntry, contact, reasons } from './access-shape.ts';

const connection = z.object({ company: contact, other: contact });

/** The job or project that the entry is about. The type decides which of the two is required. */
const subject = z.object({ type: z.enum(accessTypes), job: id.optional(), project: id.optional() });

/** Requires the job or project that the body's type asks for. `types` are the types that the list accepts. */
const about = <T extends typeof subject>(types: readonly AccessType[], body: T) =>
  body
    .refine((value) => Boolean(value.type === 'project' ? value.project : value.job), {
      path: ['job'],
      message: 'This field is required',
    })
    .meta({
      anyOf: types.map((type) => ({
        required: [type === 'project' ? 'project' : 'job'],
        properties: { type: { const: type } },
      })),
    });
const briefing = ['job'] as const;
const companysList = ['job-application', 'project'] as const;

/**
 * The body of an application or a connection request. Only a connection request can have a message. An application to
 * a job with questions has an answer to each of them.
 */
const request = subject
  .extend({
    message: text(CONNECTION_MESSAGE_MAX_LENGTH).optional(),
    answers: z.array(screeningAnswer).max(MAX_QUESTIONS).optional(),
  })
  .refine(({ type, message }) => type === 'project' || !message, {
    path: ['message'],
    message: 'Please enter a valid value',
  })
  .meta({ allOf: [{ anyOf: [{ properties: { type: { const: 'project' } } }, { not: { required: ['message'] } }] }] });

const declineText = text(DECLINE_DETAILS_MAX_LENGTH);

const saysOther = (given: { reasons?: string[] | undefined; reason?: string | undefined }) =>
  !given.reasons?.includes('other') || Boolean(given.reason);

const decision = { group: 'access', method: 'PATCH', params: byId, response: accessEntry } as const;
const list = {
  group: 'access',
  method: 'GET',
  budget: 'list',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), cursor: line(600).optional() }),
  response: z.object({ results: z.array(accessEntry), cursor: z.string().optional() }),
} as const;

const listEndpoint = <N extends string, P extends string, A extends Auth>(name: N, path: P, auth: A) =>
  defineEndpoint({ ...list, name, path, auth, summary: 'Lists access entries of one state, newest first' });

/** The form for declining a briefing: at least one reason, and a text when 'other' is among them [BRF-14]. */
export const briefingFeedback = z
  .object({ reasons: reasons.min(1, REQUIRED), reason: declineText.optional() })
  .refine(saysOther, { path: ['reason'], message: REQUIRED });
export type BriefingFeedback = z.output<typeof briefingFeedback>;

/** Paths below `/api/profile/access` change the seeker's list. */
export const requestSeekerAccess = defineEndpoint({
  ...decision,
  name: 'requestSeekerAccess',
  path: '/api/profile/access/request/{id}',
  auth: 'company',
  budget: 'mail',
  body: about(briefing, subject),
  errors: [
    'field_required',
    'invalid_value',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'post_hidden',
    'request_exists',
    'request_answered',
    'request_changed',
    'not_a_briefing',
    'briefing_unpaid',
    'briefing_taken',
    'priority_access_taken',
  ],
  summary: 'A company asks job seeker {id}',
});
export const grantSeekerAccess = defineEndpoint({
  ...decision,
  name: 'grantSeekerAccess',
  path: '/api/profile/access/grant/{id}',
  auth: 'seeker',
  body: about(briefing, subject),
  response: accessEntry.extend({ connection }),
  errors: [
    'field_required',
    'invalid_value',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'post_hidden',
    'request_not_open',
    'request_answered',
    'application_withdrawn',
    'request_changed',
    'not_a_briefing',
    'briefing_unpaid',
    'company_blocked',
  ],
  summary: 'The job seeker says yes to company {id}',
});
export const rejectSeekerAccess = defineEndpoint({
  ...decision,
  name: 'rejectSeekerAccess',
  path: '/api/profile/access/reject/{id}',
  auth: 'seeker',
  // Declining a briefing requires at least one reason, and a text when 'other' is among them [BRF-14].
  body: about(
    briefing,
    subject
      .extend({ reasons: reasons.optional(), reason: declineText.optional() })
      .refine(saysOther, { path: ['reason'], message: REQUIRED })
      .meta({
        allOf: [
          {
            anyOf: [
              { properties: { reasons: { not: { contains: { const: 'other' } } } } },
              { required: ['reason'], properties: { reason: { pattern: '\\S' } } },
            ],
          },
        ],
      }),
  ),
  errors: [
    'field_required',
    'invalid_value',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'request_not_open',
    'request_answered',
    'application_withdrawn',
    'request_changed',
    'application_exists',
  ],
  summary: 'The job seeker says no to company {id}',
});

/** Paths below `/api/company/profile/access` change the company's list. */
export const withdrawApplication = defineEndpoint({
  ...decision,
  name: 'withdrawApplication',
  path: '/api/company/profile/access/withdraw/{id}',
  auth: 'seeker',
  body: z.object({ job: id }),
  errors: [
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'request_not_open',
    'request_answered',
    'application_withdrawn',
    'request_changed',
  ],
  summary: 'The job seeker takes back an application to company {id}',
});
export const requestCompanyAccess = defineEndpoint({
  ...decision,
  name: 'requestCompanyAccess',
  path: '/api/company/profile/access/request/{id}',
  auth: 'signed-in',
  budget: 'mail',
  body: about(companysList, request),
  errors: [
    'field_required',
    'forbidden',
    'profile_incomplete',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'post_hidden',
    'project_not_found',
    'project_deleted',
    'project_closed',
    'interest_over',
    'questions_open',
    'request_exists',
    'request_declined',
    'request_changed',
    'own_project',
    'company_blocked',
  ],
  summary: 'A job seeker applies to, or a company asks to join a project of, company {id}',
});
export const grantCompanyAccess = defineEndpoint({
  ...decision,
  name: 'grantCompanyAccess',
  path: '/api/company/profile/access/grant/{id}',
  auth: 'company',
  body: about(companysList, subject),
  response: accessEntry.extend({ connection }),
  errors: [
    'field_required',
    'invalid_value',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'post_hidden',
    'project_not_found',
    'project_deleted',
    'project_closed',
    'request_not_open',
    'request_answered',
    'application_withdrawn',
    'request_changed',
    'unlock_required',
  ],
  summary: 'The company accepts the application or connection of {id}',
});
export const rejectCompanyAccess = defineEndpoint({
  ...decision,
  name: 'rejectCompanyAccess',
  path: '/api/company/profile/access/reject/{id}',
  auth: 'company',
  body: about(accessTypes, subject.extend({ reason: declineText.optional() })),
  errors: [
    'field_required',
    'profile_not_found',
    'job_not_found',
    'job_deleted',
    'project_not_found',
    'project_closed',
    'request_not_open',
    'request_answered',
    'application_withdrawn',
    'request_changed',
  ],
  summary: 'The company declines the application, match or connection of {id}',
});

export const listSeekerRequested = listEndpoint('listSeekerRequested', '/api/profile/access/requested', 'seeker');
export const listSeekerGranted = listEndpoint('listSeekerGranted', '/api/profile/access/granted', 'seeker');
export const listSeekerRejected = listEndpoint('listSeekerRejected', '/api/profile/access/rejected', 'seeker');
export const listCompanyRequested = listEndpoint(
  'listCompanyRequested',
  '/api/company/profile/access/requested',
  'company',
);
export const listCompanyGranted = listEndpoint('listCompanyGranted', '/api/company/profile/access/granted', 'company');
export const listCompanyRejected = listEndpoint(
  'listCompanyRejected',
  '/api/company/profile/access/rejected',
  'company',
);
