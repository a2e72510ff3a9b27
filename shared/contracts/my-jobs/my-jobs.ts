import * as z from 'zod';
import { activityStatuses, activityTypes } from '../../domain/jobs/seeker-activity.ts';
import {
  ACTIVITY_PAGE_SIZE,
  DASHBOARD_PAGE_SIZE,
  SAVED_JOBS_COUNT_LIMIT,
  SAVED_JOBS_PAGE_SIZE,
} from '../../options/limits.ts';
import { accessEntry } from '../access/access-shape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, pageQuery } from '../fields.ts';
import { positionType, rowFacts } from '../jobs/job-form.ts';
import { pay } from '../jobs/pay.ts';

const total = z.int();

/** A job and its company as they appear in a job seeker's lists. */
export const jobRow = z.object({
  id,
  name: z.string(),
  type: positionType,
  compensation: z.string(),
  pay: pay.optional(),
  ...rowFacts,
  city: z.string(),
  state: z.string(),
  company: z.object({ id, name: z.string() }),
  /** True when the job is published and hasn't ended. */
  active: z.boolean(),
  willingToProvidePaidTraining: z.boolean(),
});
export type JobRow = z.output<typeof jobRow>;

const pageBody = z.object(pageQuery(DASHBOARD_PAGE_SIZE));

const ownApplication = accessEntry
  .pick({ id: true, state: true, date: true, ends: true })
  .extend({ job: jobRow, appliedAt: isoDate });
export type OwnApplication = z.output<typeof ownApplication>;

export const ownApplications = z.object({
  results: z.array(ownApplication),
  total,
  states: z.object({ requested: z.int(), granted: z.int(), rejected: z.int() }),
});

export const listOwnApplications = defineEndpoint({
  group: 'my-jobs',
  name: 'listOwnApplications',
  method: 'POST',
  path: '/api/profile/job-seeker/job-applications',
  auth: 'seeker',
  budget: 'list',
  body: pageBody,
  response: ownApplications,
  summary: 'Lists the own applications, last moved first, and counts them by state',
});

const ownMatch = z.object({
  job: jobRow,
  reason: z.string(),
  foundAt: isoDate,
  expiresAt: isoDate.optional(),
  /** The time of the job seeker's application, if there is one. */
  appliedAt: isoDate.optional(),
});

export const ownMatches = z.object({ results: z.array(ownMatch), total });

export const listOwnMatches = defineEndpoint({
  group: 'my-jobs',
  name: 'listOwnMatches',
  method: 'POST',
  path: '/api/profile/job-seeker/job-matches',
  auth: 'seeker',
  budget: 'list',
  body: pageBody,
  response: ownMatches,
  summary: 'Lists the jobs the job seeker matches, newest match first',
});

const ownActivity = z.object({
  job: jobRow,
  type: z.enum(activityTypes),
  status: z.enum(activityStatuses),
  /** The time of the application, of the sending or of the match. */
  activityDate: isoDate,
  /** The time of the first activity between the job seeker and the job. */
  createdAt: isoDate,
  /** The time at which the activity ended; absent while it is active. */
  deletedAt: isoDate.optional(),
  /** For an application: true when the company has looked at its applicants since. */
  seen: z.boolean().optional(),
  /** For an application: the time at which the company accepted it, unlocked the job seeker or declined. */
  answeredAt: isoDate.optional(),
  /** Miles from the job seeker's ZIP Code. */
  miles: z.number().optional(),
  /** The time at which the match expires. */
  expiresAt: isoDate.optional(),
  /** True when the job seeker can open the job. Applicants can open it even after it has ended. */
  canView: z.boolean(),
  canApply: z.boolean(),
  canDecline: z.boolean(),
  canWithdraw: z.boolean(),
  /** True when the job seeker has blocked the company. */
  blocked: z.boolean(),
});
export type OwnActivity = z.output<typeof ownActivity>;

export const activityCounts = z.record(z.enum(activityTypes), z.int());

export const listActivities = defineEndpoint({
  group: 'my-jobs',
  name: 'listActivities',
  method: 'POST',
  path: '/api/profile/job-seeker/activities',
  auth: 'seeker',
  budget: 'list',
  body: z.object({
    ...pageQuery(ACTIVITY_PAGE_SIZE, ACTIVITY_PAGE_SIZE),
    /** True for active entries, false for ended ones. */
    active: z.boolean().default(true),
    /** The active entries of one type only. */
    only: z.enum(activityTypes).optional(),
  }),
  response: z.object({
    results: z.array(ownActivity),
    total,
    /** For active entries: the number of each type, whatever type is listed. */
    counts: activityCounts.optional(),
  }),
  summary:
    'Lists what the job seeker has to do with jobs, newest first; active entries begin with applications, then received jobs',
});

const savedJob = z.object({
  job: jobRow,
  savedAt: isoDate,
  /** Miles from the caller's ZIP Code. */
  miles: z.number().optional(),
  appliedAt: isoDate.optional(),
});
export type SavedJob = z.output<typeof savedJob>;

export const listSavedJobs = defineEndpoint({
  group: 'my-jobs',
  name: 'listSavedJobs',
  method: 'GET',
  path: '/api/jobs/list/saved',
  auth: 'seeker',
  budget: 'list',
  query: z.object({ ...pageQuery(SAVED_JOBS_PAGE_SIZE, SAVED_JOBS_COUNT_LIMIT), profileId: id.optional() }),
  response: z.object({ result: z.array(savedJob), total }),
  errors: ['forbidden'],
  summary: 'Lists the jobs the job seeker saved, newest first; those that are gone are counted and left out',
});
