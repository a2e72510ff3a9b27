import { z } from 'zod';
import { isValidZip } from '../domain/profile/zip.ts';
import { titleCase } from '../domain/text/title-case.ts';
import { activityTypes } from '../options/activity-types.ts';
import { JOB_LIST_PAGE_SIZE, JOB_SEARCH_PAGE_SIZE } from '../options/limits.ts';
import { positionTypes } from '../options/position-types.ts';
import { DEFAULT_SORT, searchSorts } from '../options/search-sorts.ts';
import { contact } from './access.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  byId,
  confirmation,
  html,
  id,
  isoDate,
  line,
  pageQuery,
  REQUIRED,
  requiredLine,
  tags,
  ZIP_CODE,
  zip,
} from './fields.ts';
import { seekerRow } from './profile-shape.ts';

export const positionType = z.enum(positionTypes, { error: REQUIRED });

const jobFields = z.object({
  // Cased once, here: every page, mail and receipt shows the title as it was saved (SHL-37).
  name: requiredLine(120).overwrite(titleCase),
  description: html,
  tradeCategories: tags(20),
  zip: requiredLine(20)
    .refine((text) => text === '' || isValidZip(text), 'Please enter a valid ZIP code')
    .meta(ZIP_CODE),
  type: positionType,
  qualifications: tags(30),
  compensation: line(120),
  benefits: tags(20),
  whyWorkHere: html,
  experienceRequired: z.boolean({ error: REQUIRED }),
  willingToProvidePaidTraining: z.boolean({ error: REQUIRED }),
});

const given = jobFields.shape;
/** The job form (EMP-17, EMP-19): the web form validates with it and the API parses with it. */
export const jobForm = jobFields.extend({
  description: given.description.default(''),
  tradeCategories: given.tradeCategories.default([]),
  qualifications: given.qualifications.default([]),
  compensation: given.compensation.default(''),
  benefits: given.benefits.default([]),
  whyWorkHere: given.whyWorkHere.default(''),
});
export type JobForm = z.output<typeof jobForm>;

const companyOfJob = z.object({ id, name: z.string(), profilePhoto: z.string().optional() });

/** A job as its readers see it (EMP-38). Counts and lists of people are answered to the owner only. */
export const jobView = z.object({
  id,
  name: z.string(),
  type: positionType,
  description: z.string(),
  whyWorkHere: z.string(),
  compensation: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  qualifications: z.array(z.string()),
  tradeCategories: z.array(z.string()),
  benefits: z.array(z.string()),
  experienceRequired: z.boolean().optional(),
  willingToProvidePaidTraining: z.boolean(),
  published: z.boolean(),
  briefing: z.boolean(),
  company: id,
  profile: z.array(companyOfJob),
  createdAt: isoDate,
  updatedAt: isoDate,
  deletedAt: isoDate.optional(),
  lastViewAt: isoDate.optional(),
  hasNewApplicants: z.boolean().optional(),
  viewCount: z.int().optional(),
  applicantCount: z.int().optional(),
  declinedCount: z.int().optional(),
  matchCount: z.int().optional(),
  /** The reading seeker's own standing with this job. */
  standing: z
    .object({
      state: z.enum(['requested', 'granted', 'rejected']).optional(),
      declinedByMe: z.boolean(),
      date: isoDate.optional(),
      /** Until when a rejection holds. */
      ends: isoDate.optional(),
      saved: z.boolean(),
      /** Why the job fits, when it matched. */
      reason: z.string().optional(),
      miles: z.number().optional(),
      connection: z.object({ company: contact, other: contact }).optional(),
    })
    .optional(),
});
export type JobView = z.output<typeof jobView>;

/** A job in a list, without its texts. */
export const jobSummary = jobView.omit({ description: true, whyWorkHere: true, standing: true });
export type JobSummary = z.output<typeof jobSummary>;

const paged = <T extends z.ZodType>(row: T) => z.object({ results: z.array(row), total: z.int(), pageCount: z.int() });

export const listJobs = defineEndpoint({
  group: 'jobs',
  name: 'listJobs',
  method: 'GET',
  path: '/api/jobs',
  auth: 'company',
  query: z.object(pageQuery(JOB_LIST_PAGE_SIZE)),
  answer: paged(jobSummary),
  summary: "Lists the own company's jobs, newest first",
});

export const listCompanyJobs = defineEndpoint({
  group: 'jobs',
  name: 'listCompanyJobs',
  method: 'GET',
  path: '/api/jobs/list/company',
  auth: 'signed-in',
  query: z.object({ ...pageQuery(JOB_LIST_PAGE_SIZE), companyId: id.optional() }),
  answer: paged(jobSummary),
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
  answer: jobView,
  errors: ['job_not_found'],
  summary: 'Reads one job',
});

export const createJob = defineEndpoint({
  group: 'jobs',
  name: 'createJob',
  method: 'POST',
  path: '/api/jobs',
  auth: 'company',
  body: jobForm.extend({
    published: z.boolean().default(false),
    /** A job for one job seeker, the recipient; it is never posted (BRF-01). */
    briefing: z.boolean().default(false),
    recipient: id.optional(),
  }),
  answer: z.object({ id, published: z.boolean() }),
  status: 201,
  errors: ['field_required', 'too_many_requests', 'zip_unknown', 'rich_text_too_long', 'profile_not_found'],
  summary: 'Stores a job; it is published at once only when publishing costs nothing',
});

export const updateJob = defineEndpoint({
  group: 'jobs',
  name: 'updateJob',
  method: 'PATCH',
  path: '/api/jobs/{id}',
  auth: 'company',
  params: byId,
  // From the fields without defaults: what a patch leaves out must stay as it is.
  body: jobFields.partial().extend({ published: z.boolean().optional() }),
  answer: z.object({ id, published: z.boolean() }),
  errors: ['zip_unknown', 'rich_text_too_long', 'job_not_found', 'job_deleted', 'job_changed'],
  summary: 'Updates the given fields of an own job',
});

export const deleteJob = defineEndpoint({
  group: 'jobs',
  name: 'deleteJob',
  method: 'DELETE',
  path: '/api/jobs/{id}',
  auth: 'company',
  params: byId,
  answer: confirmation,
  errors: ['job_not_found', 'job_deleted', 'job_changed'],
  summary: 'Ends an own job: it becomes inactive and leaves search and matching',
});

const SEARCH_ZIP = 'Please enter a valid zipcode.';

/** SEE-09. Pages count from 0 here (SEE-10). */
export const jobSearchForm = z.object({
  zip: zip(SEARCH_ZIP),
  tradeCategories: tags(20).default([]),
  positionTypes: z.array(positionType).max(4).default([]),
  experienceRequired: z.boolean().optional(),
  willingToProvidePaidTraining: z.boolean().optional(),
  paidTrainingFirst: z.boolean().optional(),
});

export const jobCard = z.object({
  id,
  name: z.string(),
  type: positionType,
  compensation: z.string(),
  city: z.string(),
  state: z.string(),
  company: companyOfJob,
  tradeCategories: z.array(z.string()),
  willingToProvidePaidTraining: z.boolean(),
  createdAt: isoDate,
  /** Miles from the searched ZIP, rounded to one decimal. */
  miles: z.number(),
  saved: z.boolean(),
  /** When the reading seeker applied, if so. */
  appliedAt: isoDate.optional(),
});
export type JobCard = z.output<typeof jobCard>;

export const searchJobs = defineEndpoint({
  group: 'jobs',
  name: 'searchJobs',
  method: 'POST',
  path: '/api/job/search',
  auth: 'signed-in',
  body: jobSearchForm.extend({
    limit: z.int().min(1).max(100).default(JOB_SEARCH_PAGE_SIZE),
    page: z.int().min(0).max(1000).default(0),
    sort: z.enum(searchSorts).default(DEFAULT_SORT),
  }),
  answer: z.object({ result: z.array(jobCard), total: z.int(), pageCount: z.int() }),
  errors: ['search_zip_unknown'],
  summary: 'Published jobs within 50 miles of a ZIP: nearest, newest or best match first',
});

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
  answer: z.object({
    actions,
    /** Where the application stands, and until when a rejection holds (APP-21). */
    state: z.enum(['requested', 'granted', 'rejected']).optional(),
    ends: isoDate.optional(),
    /** Why the two match. */
    reason: z.string().optional(),
    /** The unlock product this seeker's trades ask for, and its price in cents (PAY-27). */
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
});
export type PersonRow = z.output<typeof personRow>;
const people = {
  group: 'jobs',
  method: 'GET',
  auth: 'company',
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20), cursor: line(600).optional() }),
  answer: z.object({ results: z.array(personRow), total: z.int(), cursor: z.string().optional() }),
} as const;

export const listApplicants = defineEndpoint({
  ...people,
  name: 'listApplicants',
  path: '/api/jobs/{id}/applicants',
  errors: ['job_not_found'],
  summary: 'Seekers who applied to an own job, newest first; reading it stamps lastViewAt',
});

export const listMatches = defineEndpoint({
  ...people,
  name: 'listMatches',
  path: '/api/jobs/{id}/matches',
  errors: ['job_not_found'],
  summary: 'Seekers an own job matched, best first, without the declined ones',
});

/** What is recorded of a job; the rest of projects. */
const jobActivities = activityTypes.filter((type) => type !== 'view-project-details');

export const recordActivity = defineEndpoint({
  group: 'jobs',
  name: 'recordActivity',
  method: 'POST',
  path: '/api/activity/logs/insert',
  auth: 'signed-in',
  body: z
    .object({
      companyId: id.optional(),
      jobseekerId: id.optional(),
      jobId: id.optional(),
      projectId: id.optional(),
      userType: line(20).optional(),
      activityType: z.enum(activityTypes),
    })
    .meta({
      anyOf: [
        { required: ['jobId'], properties: { activityType: { enum: jobActivities } } },
        { required: ['projectId'], properties: { activityType: { const: 'view-project-details' } } },
      ],
    }),
  answer: confirmation,
  errors: ['field_required', 'forbidden', 'job_not_found', 'project_not_found'],
  summary: 'Records that the caller opened a job; one view a seeker and job',
});

const activityLog = z.object({
  companyId: id.optional(),
  jobseekerId: id.optional(),
  jobId: id.optional(),
  projectId: id.optional(),
  userType: z.enum(['jobSeeker', 'provider']),
  activityType: z.enum(activityTypes),
  date: isoDate,
});
export type ActivityLog = z.output<typeof activityLog>;

type LogQuestion = { jobId?: string | undefined; projectId?: string | undefined; activityType?: string | undefined };
/** A job's log is read by its id, a project's with 'view-project-details' (API-07). */
const namesItsLog = ({ jobId, projectId, activityType }: LogQuestion): boolean =>
  projectId
    ? !jobId && activityType === 'view-project-details'
    : Boolean(jobId) && activityType !== 'view-project-details';

export const readActivity = defineEndpoint({
  group: 'jobs',
  name: 'readActivity',
  method: 'POST',
  path: '/api/activity/logs',
  auth: 'company',
  body: z
    .object({
      jobId: id.optional(),
      projectId: id.optional(),
      activityType: z.enum(activityTypes).optional(),
      limit: z.int().min(1).max(100).default(20),
      cursor: line(600).optional(),
    })
    .refine(namesItsLog, { path: ['activityType'], message: 'Please enter a valid value' })
    .meta({
      anyOf: [
        { required: ['jobId'], properties: { projectId: false, activityType: { enum: jobActivities } } },
        {
          required: ['projectId', 'activityType'],
          properties: { jobId: false, activityType: { const: 'view-project-details' } },
        },
      ],
    }),
  answer: z.object({ results: z.array(activityLog), cursor: z.string().optional() }),
  errors: ['job_not_found', 'project_not_found'],
  summary: 'Reads who viewed an own job or project, or whose application was accepted, newest first',
});
