import * as z from 'zod';
import { activityTypes } from '../../options/activity-types.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, id, isoDate, line } from '../fields.ts';

/** The activities of jobs. The remaining type is that of projects. */
const jobActivities = activityTypes.filter((type) => type !== 'view-project-details');

export const recordActivity = defineEndpoint({
  group: 'jobs',
  name: 'recordActivity',
  method: 'POST',
  path: '/api/activity/logs/insert',
  auth: 'signed-in',
  budget: 'write',
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
  response: confirmation,
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

/**
 * Returns whether a query names its log: that of a job by `jobId`, or that of a project by `projectId` with the type
 * 'view-project-details' [API-07].
 */
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
  budget: 'list',
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
  response: z.object({ results: z.array(activityLog), cursor: z.string().optional() }),
  errors: ['job_not_found', 'project_not_found'],
  summary: 'Reads who viewed an own job or project, or whose application was accepted, newest first',
});
