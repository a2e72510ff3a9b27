import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { projectRequest } from '../../../table/projects/project.ts';
import { listInvitationsOf } from '../../../table/projects/project-invitation.ts';

/** A query and a batch. Deleted projects and withdrawn invitations are left out. */
export const listInvitations = pagedOperation(contract.listInvitations, async ({ query, caller }) => {
  const { items, cursor } = await listInvitationsOf(caller.profileId, query);
  const { projects } = await batchGet({ projects: items.map(({ project }) => projectRequest(project)) });
  const results = items.flatMap(({ state, invitedAt, date }, at): contract.InvitationReceived[] => {
    const project = projects[at];
    if (!project || project.deletedAt || state === 'withdrawn') return [];
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
