import * as z from 'zod';
import { MAX_PLAN_BYTES, PLAN_TOO_LARGE } from '../../options/files.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, cursorQuery, id, isoDate } from '../fields.ts';
import { fileId, fileName } from '../files/file-shape.ts';

/** A PDF of a project, readable by its owner and by companies that are connected or invited. */
const plan = z.object({
  id: fileId,
  /** The name of the uploaded file. */
  name: z.string(),
  /** Size in bytes. */
  size: z.int(),
  createdAt: isoDate,
});
export type Plan = z.output<typeof plan>;

const opening = z.object({
  company: z.object({ id, name: z.string(), city: z.string(), state: z.string() }),
  count: z.int(),
  firstAt: isoDate,
  lastAt: isoDate,
});
export type PlanOpening = z.output<typeof opening>;

const byPlan = z.object({ id, planId: fileId });

export const listPlans = defineEndpoint({
  group: 'files',
  name: 'listPlans',
  method: 'GET',
  path: '/api/projects/{id}/plans',
  auth: 'company',
  budget: 'list',
  params: byId,
  response: z.object({ results: z.array(plan) }),
  errors: ['project_not_found'],
  summary: 'The plans of a project; to nobody but its owner and companies that are connected or invited',
});

export const startPlan = defineEndpoint({
  group: 'files',
  name: 'startPlan',
  method: 'POST',
  path: '/api/projects/{id}/plans',
  auth: 'company',
  budget: 'file',
  publishes: true,
  params: byId,
  body: z.object({ name: fileName, size: z.int().min(1).max(MAX_PLAN_BYTES, PLAN_TOO_LARGE) }),
  response: z.object({
    id: fileId,
    /** The address to POST the form to. The form has `fields` first and then the file in the field `file`. */
    url: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  status: 201,
  errors: ['project_not_found', 'project_closed', 'too_many_plans'],
  summary: 'Answers a form that takes one plan of an own open project for five minutes',
});

export const finishPlan = defineEndpoint({
  group: 'files',
  name: 'finishPlan',
  method: 'POST',
  path: '/api/projects/{id}/plans/{planId}',
  auth: 'company',
  budget: 'file',
  params: byPlan,
  response: plan,
  status: 201,
  errors: [
    'project_not_found',
    'project_closed',
    'plan_not_found',
    'too_many_plans',
    'wrong_plan_type',
    'plan_too_large',
    'file_not_received',
    'files_changed',
  ],
  summary: 'Checks an uploaded plan by its bytes and adds it to the own project',
});

export const deletePlan = defineEndpoint({
  group: 'files',
  name: 'deletePlan',
  method: 'DELETE',
  path: '/api/projects/{id}/plans/{planId}',
  auth: 'company',
  budget: 'file',
  params: byPlan,
  response: confirmation,
  errors: ['project_not_found', 'plan_not_found', 'files_changed'],
  summary: 'Deletes a plan of an own project',
});

export const openPlan = defineEndpoint({
  group: 'files',
  name: 'openPlan',
  method: 'POST',
  path: '/api/projects/{id}/plans/{planId}/openings',
  auth: 'company',
  budget: 'read',
  params: byPlan,
  response: z.object({ url: z.string() }),
  errors: ['project_not_found', 'plan_not_found'],
  summary:
    'Answers a link to a plan that works for five minutes; its owner sees which company asked for one, and how often',
});

export const listPlanOpenings = defineEndpoint({
  group: 'files',
  name: 'listPlanOpenings',
  method: 'GET',
  path: '/api/projects/{id}/plans/{planId}/openings',
  auth: 'company',
  budget: 'list',
  params: byPlan,
  query: cursorQuery(20),
  response: z.object({ results: z.array(opening), cursor: z.string().optional() }),
  errors: ['project_not_found', 'plan_not_found'],
  summary: 'The companies that opened a plan of an own project, the latest first',
});
