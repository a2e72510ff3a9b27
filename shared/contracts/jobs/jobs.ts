import * as z from 'zod';
import { jobListSorts, jobListStates } from '../../domain/jobs/job-list.ts';
import { jobStates } from '../../domain/jobs/job-states.ts';
import { JOB_LIST_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, line, pageQuery } from '../fields.ts';
import { jobFields, jobForm, jobSummary, jobView } from './job-form.ts';

const paged = <T extends z.ZodType>(row: T) => z.object({ results: z.array(row), total: z.int(), pageCount: z.int() });

export const listJobs = defineEndpoint({
  group: 'jobs',
  name: 'listJobs',
  method: 'GET',
  path: '/api/jobs',
  auth: 'company',
  budget: 'list',
  query: z.object({
    ...pageQuery(JOB_LIST_PAGE_SIZE),
    state: z.enum(jobListStates).default('all'),
    /** Text to find in the title or the city of a job. */
    search: line(120).default(''),
    sort: z.enum(jobListSorts).default('newest'),
  }),
  response: paged(jobSummary),
  summary: "Lists the own company's jobs, newest first unless asked otherwise",
});

export const listCompanyJobs = defineEndpoint({
  group: 'jobs',
  name: 'listCompanyJobs',
  method: 'GET',
  path: '/api/jobs/list/company',
  auth: 'signed-in',
  budget: 'list',
  query: z.object({ ...pageQuery(JOB_LIST_PAGE_SIZE), companyId: id.optional() }),
  response: paged(jobSummary),
  errors: ['field_required'],
  summary: "Lists a company's jobs: all of them for its own users, the published ones for others",
});

export const getJob = defineEndpoint({
  group: 'jobs',
  name: 'getJob',
  method: 'GET',
  path: '/api/jobs/{id}',
  auth: 'signed-in',
  params: byId,
  response: jobView,
  errors: ['job_not_found'],
  summary: 'Reads one job',
});

export const createJob = defineEndpoint({
  group: 'jobs',
  name: 'createJob',
  method: 'POST',
  path: '/api/jobs',
  auth: 'company',
  budget: 'write',
  publishes: true,
  body: jobForm.extend({
    published: z.boolean().default(false),
    /** True for a job that is offered to one job seeker, the `recipient`, and never posted [BRF-01]. */
    briefing: z.boolean().default(false),
    recipient: id.optional(),
  }),
  response: z.object({ id, published: z.boolean() }),
  status: 201,
  errors: [
    'field_required',
    'zip_unknown',
    'zip_military',
    'rich_text_too_long',
    'profile_not_found',
    'posts_hidden',
    'priority_access_taken',
  ],
  summary: 'Stores a job; it is published at once only when publishing costs nothing',
});

export const updateJob = defineEndpoint({
  group: 'jobs',
  name: 'updateJob',
  method: 'PATCH',
  path: '/api/jobs/{id}',
  auth: 'company',
  publishes: true,
  params: byId,
  // These fields have no defaults, so that a field missing in the patch stays unchanged.
  body: jobFields.partial().extend({
    published: z.boolean().optional(),
    /** The `updatedAt` that the caller read. When the job has changed since, nothing is saved: 409 `job_changed`. */
    updatedAt: isoDate.optional(),
  }),
  response: z.object({ id, published: z.boolean() }),
  errors: [
    'zip_unknown',
    'zip_military',
    'rich_text_too_long',
    'job_not_found',
    'job_deleted',
    'job_changed',
    'briefing_sent',
  ],
  summary: 'Updates the given fields of an own job',
});

export const fillJob = defineEndpoint({
  group: 'jobs',
  name: 'fillJob',
  method: 'POST',
  path: '/api/jobs/{id}/filled',
  auth: 'company',
  budget: 'write',
  params: byId,
  response: z.object({ id, status: z.enum(jobStates) }),
  errors: ['job_not_found', 'job_deleted', 'job_not_published', 'job_changed'],
  summary: 'Ends an own published job because the position is filled, and tells everybody who waits for an answer',
});

export const deleteJob = defineEndpoint({
  group: 'jobs',
  name: 'deleteJob',
  method: 'DELETE',
  path: '/api/jobs/{id}',
  auth: 'company',
  params: byId,
  response: confirmation,
  errors: ['job_not_found', 'job_deleted', 'job_changed'],
  summary: 'Ends an own job: it becomes inactive and leaves search and matching',
});
