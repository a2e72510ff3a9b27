import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { companyRow } from '../../../services/projects/project-companies.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest } from '../../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../../table/profiles/profile-files.ts';
import { projectRequest } from '../../../table/projects/project.ts';
import { allInvitationsTo } from '../../../table/projects/project-invitation.ts';

/** A query and a batch: there are few invitations to a project. */
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
    // Contact details are not part of an invitation.
    return profile ? [{ company: await companyRow(profile, found.files[at], undefined), state, invitedAt, date }] : [];
  });
  return { results: (await Promise.all(rows)).flat() };
});
