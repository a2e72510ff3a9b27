import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { companyRow } from '../../../services/projects/project-companies.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest } from '../../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../../table/profiles/profile-files.ts';
import { isOpenProject, listProjectsOf, projectRequest } from '../../../table/projects/project.ts';
import {
  allInvitationsTo,
  listInvitationsOf,
  projectInvitationRequest,
} from '../../../table/projects/project-invitation.ts';

/** Returns all invitations of a project, in a query and up to five batches; their number is limited. */
export const listProjectInvitations = operation(contract.listProjectInvitations, async ({ params, caller }) => {
  const invitations = (await allInvitationsTo(params.id)).toSorted((a, b) => b.invitedAt.localeCompare(a.invitedAt));
  const found = await batchGet({
    projects: [projectRequest(params.id)],
    companies: invitations.map(({ company }) => companyProfileRequest(company)),
    files: invitations.map(({ company }) => profileFilesRequest(company)),
  });
  const project = found.projects[0];
  if (project?.company !== caller.profileId || project.deletedAt) throw new ApiError('project_not_found');
  const rows = invitations.map(async ({ state, invitedAt, date }, at) => {
    const profile = found.companies[at];
    // The row has no contact details, because an invitation doesn't open them.
    return profile ? [{ company: await companyRow(profile, found.files[at], undefined), state, invitedAt, date }] : [];
  });
  return { results: (await Promise.all(rows)).flat() };
});

/**
 * Returns a page of the invitations that the caller's company received, in a query and a batch. Projects that were
 * deleted or taken down and withdrawn invitations are left out.
 */
export const listInvitations = pagedOperation(contract.listInvitations, async ({ query, caller }) => {
  const { items, cursor } = await listInvitationsOf(caller.profileId, query);
  const { projects } = await batchGet({ projects: items.map(({ project }) => projectRequest(project)) });
  const results = items.flatMap(({ state, invitedAt, date }, at): contract.InvitationReceived[] => {
    const project = projects[at];
    if (!project || project.deletedAt || project.takenDown || state === 'withdrawn') return [];
    const { id, name, type, city, startDate, interestUntil, company, companyName } = project;
    return [
      {
        project: { id, name, type, city, state: project.state, startDate, interestUntil },
        owner: { id: company, name: companyName },
        state,
        invitedAt,
        date,
      },
    ];
  });
  return { results, ...(cursor && { cursor }) };
});

/** The most projects in the list, which has the newest ones. Older projects can invite companies on their own pages. */
const MOST = 50;

/** Returns the owner's open projects that still take requests. */
const openTo = async (owner: string) => {
  const projects = await listProjectsOf(owner, 'open');
  return projects.filter((project) => isOpenProject(project) && !isInterestOver(project.interestUntil, now()));
};

/** Returns the owner's projects to which a company can be invited, in a query and a batch. */
export const listInvitingProjects = operation(contract.listInvitingProjects, async ({ params, caller }) => {
  const owner = caller.profileId;
  const other = params.id;
  const projects = other === owner ? [] : (await openTo(owner)).slice(0, MOST);
  const { entries, invitations } = await batchGet({
    entries: projects.map(({ id }) => accessEntryRequest({ owner, type: 'project', subject: id, other })),
    invitations: projects.map(({ id }) => projectInvitationRequest(id, other)),
  });
  return {
    results: projects.map(({ id, name, city, state, startDate }, at) => ({
      id,
      name,
      city,
      state,
      startDate,
      invitation: invitations[at]?.state,
      connection: entries[at]?.state,
    })),
  };
});
