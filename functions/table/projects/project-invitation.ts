import {
  type InvitationState,
  invitationStates,
  isOpenInvitation,
} from '@plumbline/shared/domain/projects/invitation-states';
import { BatchGetRequest, ConditionCheck, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const invitationsOfProject = tablePattern({
  partition: 'PROJECT#{project}',
  sort: 'INVITATION#{company}',
  finds: 'The companies that were invited to a project',
});
const invitationsOfCompany = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'INVITED#{invitedAt}#{project}',
  finds: 'The projects a company was invited to, by date',
});

/** An invitation of a project's owner to a company; one for each project and company. */
export const ProjectInvitation = new Entity({
  name: 'ProjectInvitation',
  table,
  timestamps: false,
  schema: item({
    project: string().key(),
    /** The invited company. */
    company: string().key(),
    /** The company that owns the project. */
    owner: string(),
    state: string().enum(...invitationStates),
    invitedAt: string(),
    /** When the invitation reached its state (ISO). */
    date: string(),
  }).and((schema) => indexKeys(schema, invitationsOfCompany, (invitation) => invitation)),
  computeKey: invitationsOfProject.keys,
});
export type ProjectInvitationItem = FormattedItem<typeof ProjectInvitation>;

/** Writes an invitation; fails when its state has changed since it was read (`previous`). */
export const putProjectInvitation = (invitation: ProjectInvitationItem, previous: ProjectInvitationItem | undefined) =>
  ProjectInvitation.build(PutTransaction)
    .item(invitation)
    .options({ condition: previous ? { attr: 'state', eq: previous.state } : { attr: 'state', exists: false } });

export const projectInvitationRequest = (project: string, company: string) =>
  ProjectInvitation.build(BatchGetRequest).key({ project, company });

const answered = invitationStates.filter((state) => !isOpenInvitation(state)) as [InvitationState];

/** Fails while an invitation is open. */
export const ifNotInvited = (project: string, company: string) =>
  ProjectInvitation.build(ConditionCheck)
    .key({ project, company })
    .condition({
      or: [
        { attr: 'state', exists: false },
        { attr: 'state', in: answered },
      ],
    });

/** Returns every invitation to a project, in no order; their number is limited. */
export const allInvitationsTo = (project: string): Promise<ProjectInvitationItem[]> =>
  queryAll(ProjectInvitation, invitationsOfProject.list({ project }), { consistent: true });

/** Returns the number of companies that were invited to a project, without withdrawn invitations. */
export const countInvitationsTo = (project: string): Promise<number> =>
  queryCount(ProjectInvitation, invitationsOfProject.list({ project }), {
    filter: { attr: 'state', ne: 'withdrawn' },
  });

/** Returns a page of a company's invitations, newest first. */
export const listInvitationsOf = (company: string, page: Page) =>
  queryPage(ProjectInvitation, invitationsOfCompany.list({ company }), { ...page, reverse: true });
