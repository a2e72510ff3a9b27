import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { invitationStates } from '../../domain/projects/invitation-states.ts';
import { MOST_INVITED_TOGETHER } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, cursorQuery, id, isoDate } from '../fields.ts';

const state = z.enum(invitationStates);
const invitation = z.object({
  project: id,
  company: id,
  state,
  invitedAt: isoDate,
  /** The time at which the invitation got its state. */
  date: isoDate,
});

const companyInvited = z.object({
  company: z.object({
    id,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    profilePhoto: z.string().optional(),
  }),
  state,
  invitedAt: isoDate,
  date: isoDate,
});
export type CompanyInvited = z.output<typeof companyInvited>;

/** An invitation as the invited company sees it. */
const invitationReceived = z.object({
  project: z.object({
    id,
    name: z.string(),
    type: z.string(),
    city: z.string(),
    state: z.string(),
    startDate: z.string(),
    interestUntil: z.string().optional(),
  }),
  owner: z.object({ id, name: z.string() }),
  state,
  invitedAt: isoDate,
  date: isoDate,
});
export type InvitationReceived = z.output<typeof invitationReceived>;

/** An open project of the caller's company, with its invitation of, and connection to, another company. */
const invitingProject = z.object({
  id,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  startDate: z.string(),
  invitation: state.optional(),
  connection: z.enum(accessStates).optional(),
});
export type InvitingProject = z.output<typeof invitingProject>;

const invitationErrors = [
  'profile_not_found',
  'project_not_found',
  'project_deleted',
  'project_closed',
  'post_hidden',
  'interest_over',
  'own_project',
  'invitation_exists',
  'invitations_full',
  'request_exists',
  'request_declined',
  'request_changed',
] as const;

export const inviteCompany = defineEndpoint({
  group: 'access',
  name: 'inviteCompany',
  method: 'POST',
  path: '/api/projects/{id}/invitations',
  auth: 'company',
  budget: 'mail',
  params: byId,
  body: z.object({ company: id }),
  response: invitation,
  status: 201,
  errors: invitationErrors,
  summary: 'Invites a company to an own open project, once',
});

export const inviteCompanies = defineEndpoint({
  group: 'access',
  name: 'inviteCompanies',
  method: 'POST',
  path: '/api/projects/{id}/invitations/batch',
  auth: 'company',
  budget: 'mail',
  params: byId,
  body: z.object({ companies: z.array(id).min(1).max(MOST_INVITED_TOGETHER) }),
  response: z.object({
    /** The companies that are invited now, including those with an earlier invitation that hasn't ended. */
    invited: z.array(id),
    /**
     * The companies that can't be invited: they asked to connect, were declined, have left, or their invitation was
     * declined or withdrawn.
     */
    skipped: z.array(id),
  }),
  errors: invitationErrors,
  summary: 'Invites up to 50 companies to an own open project, each once, however often the call is repeated',
});

export const answerInvitation = defineEndpoint({
  group: 'access',
  name: 'answerInvitation',
  method: 'PATCH',
  path: '/api/invitations/{id}',
  auth: 'company',
  /** The id of the project. */
  params: byId,
  /** There is no state for interest: a company shows it by a connection request, which connects the two immediately. */
  body: z.object({ state: z.enum(['seen', 'declined']) }),
  response: invitation,
  errors: [
    'profile_not_found',
    'project_not_found',
    'project_deleted',
    'project_closed',
    'post_hidden',
    'invitation_not_found',
    'invitation_answered',
    'request_changed',
  ],
  summary: 'The invited company has seen, or declines, its invitation to project {id}',
});

export const listProjectInvitations = defineEndpoint({
  group: 'projects',
  name: 'listProjectInvitations',
  method: 'GET',
  path: '/api/projects/{id}/invitations',
  auth: 'company',
  budget: 'list',
  params: byId,
  response: z.object({ results: z.array(companyInvited) }),
  errors: ['project_not_found'],
  summary: 'The companies that were invited to an own project, latest first',
});

export const listInvitations = defineEndpoint({
  group: 'projects',
  name: 'listInvitations',
  method: 'GET',
  path: '/api/invitations',
  auth: 'company',
  budget: 'list',
  query: cursorQuery(20),
  response: z.object({ results: z.array(invitationReceived), cursor: z.string().optional() }),
  summary: 'The invitations the own company received, latest first; those to projects that are gone are left out',
});

export const listInvitingProjects = defineEndpoint({
  group: 'projects',
  name: 'listInvitingProjects',
  method: 'GET',
  path: '/api/company/{id}/inviting-projects',
  auth: 'company',
  budget: 'list',
  params: byId,
  response: z.object({ results: z.array(invitingProject) }),
  summary: 'The own open projects, newest first, each with how company {id} stands with it',
});
