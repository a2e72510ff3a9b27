import * as z from 'zod';
import { PROJECT_LIST_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, line, pageQuery } from '../fields.ts';
import { projectConnection, projectFields, projectForm, projectSummary, projectView } from './project-form.ts';

export const listProjects = defineEndpoint({
  group: 'projects',
  name: 'listProjects',
  method: 'GET',
  path: '/api/projects',
  auth: 'company',
  budget: 'list',
  query: z.object({
    ...pageQuery(PROJECT_LIST_PAGE_SIZE),
    state: z.enum(['all', 'open', 'closed']).default('all'),
  }),
  response: z.object({ results: z.array(projectSummary), total: z.int(), pageCount: z.int() }),
  summary: "Lists the own company's projects, newest first",
});

export const getProject = defineEndpoint({
  group: 'projects',
  name: 'getProject',
  method: 'GET',
  path: '/api/projects/{id}',
  auth: 'signed-in',
  params: byId,
  response: projectView,
  errors: ['project_not_found'],
  summary: 'Reads one project: an open one, an own one, or one the caller has asked to join',
});

export const createProject = defineEndpoint({
  group: 'projects',
  name: 'createProject',
  method: 'POST',
  path: '/api/projects',
  auth: 'company',
  budget: 'write',
  publishes: true,
  body: projectForm,
  response: z.object({ id }),
  status: 201,
  errors: [
    'zip_unknown',
    'zip_military',
    'start_date_over',
    'interest_day_over',
    'interest_after_start',
    'profile_not_found',
    'posts_hidden',
  ],
  summary: 'Posts a project',
});

export const updateProject = defineEndpoint({
  group: 'projects',
  name: 'updateProject',
  method: 'PATCH',
  path: '/api/projects/{id}',
  auth: 'company',
  publishes: true,
  params: byId,
  body: projectFields.partial().extend({
    /**
     * Closes the project for good. It leaves search, accepts no new connections, and stays in the owner's list
     * [PRJ-04].
     */
    closed: z.literal(true).optional(),
    /**
     * The `updatedAt` that the caller read. When the project has changed since, nothing is saved: 409
     * `project_changed`.
     */
    updatedAt: isoDate.optional(),
  }),
  response: z.object({ id }),
  errors: [
    'field_required',
    'zip_unknown',
    'zip_military',
    'start_date_over',
    'interest_day_over',
    'interest_after_start',
    'project_not_found',
    'project_closed',
    'project_deleted',
    'project_changed',
  ],
  summary: 'Updates the given fields of an own open project, or closes it',
});

export const deleteProject = defineEndpoint({
  group: 'projects',
  name: 'deleteProject',
  method: 'DELETE',
  path: '/api/projects/{id}',
  auth: 'company',
  params: byId,
  response: confirmation,
  errors: ['project_not_found', 'project_deleted', 'project_changed'],
  summary: 'Deletes an own project, open or closed',
});

export const listProjectConnections = defineEndpoint({
  group: 'projects',
  name: 'listProjectConnections',
  method: 'GET',
  path: '/api/projects/{id}/connections',
  auth: 'company',
  budget: 'list',
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20), cursor: line(600).optional() }),
  response: z.object({ results: z.array(projectConnection), total: z.int(), cursor: z.string().optional() }),
  errors: ['project_not_found'],
  summary: 'Companies that asked to connect on an own project or are connected, latest first',
});
