import * as z from 'zod';
import { jobStates } from '../../domain/jobs/job-states.ts';
import { activityEnds } from '../../domain/jobs/seeker-activity.ts';
import { projectStates } from '../../domain/projects/project-states.ts';
import { requestStates } from '../../domain/support/request-states.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate } from '../fields.ts';
import { report } from './reports.ts';

/** The rows of each section that the page of an account has, and those that it shows on demand. */
export const ACTIVITY_SHOWN = 10;
export const MAX_ACTIVITY_SHOWN = 100;

const listOf = <T extends z.ZodType>(row: T) => z.object({ results: z.array(row), more: z.boolean() });

/** `takenDown` says that staff took it down, `isPublic` that its public page shows it. */
const accountJob = z.object({
  id,
  name: z.string(),
  date: isoDate,
  state: z.enum(jobStates),
  takenDown: z.boolean(),
  isPublic: z.boolean(),
});

const accountProject = z.object({
  id,
  name: z.string(),
  date: isoDate,
  state: z.enum(projectStates),
  takenDown: z.boolean(),
});

/** `name` is absent for a job that was deleted. */
const accountApplication = z.object({
  id,
  name: z.string().optional(),
  date: isoDate,
  state: z.enum(['Applied', ...activityEnds]),
  isPublic: z.boolean(),
});

const accountRequest = z.object({ id, date: isoDate, data: z.string(), state: z.enum(requestStates) });

/** Newest first. `more` says that there are more than the limit. */
const accountActivity = z.object({
  /** The jobs and projects of a company; absent for a job seeker. */
  jobs: listOf(accountJob).optional(),
  projects: listOf(accountProject).optional(),
  /** The applications of a job seeker, among the newest 100 rows of both of their lists; absent for a company. */
  applications: listOf(accountApplication).optional(),
  /** For staff who handle requests: the reports and support requests. */
  reportsAbout: listOf(report).optional(),
  reportsBy: listOf(report).optional(),
  requests: listOf(accountRequest).optional(),
});
export type AccountActivity = z.output<typeof accountActivity>;

export const getAccountActivity = defineEndpoint({
  group: 'admin',
  name: 'getAccountActivity',
  method: 'GET',
  path: '/api/admin/accounts/{id}/activity',
  auth: 'support',
  budget: 'list',
  params: byId,
  query: z.object({
    /** The maximum number of rows in each section. */
    limit: z.coerce.number().int().min(1).max(MAX_ACTIVITY_SHOWN).default(ACTIVITY_SHOWN),
  }),
  response: accountActivity,
  errors: ['account_not_found'],
  summary: 'The newest jobs, projects or applications of an account, and its reports and support requests, for staff',
});
