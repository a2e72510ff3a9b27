import * as contract from '@plumbline/shared/contracts/projects/invitations';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { operation } from '../../../http/operation.ts';
import { now } from '../../../platform/clock.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { listProjectsOf } from '../../../table/projects/project.ts';
import { projectInvitationRequest } from '../../../table/projects/project-invitation.ts';

/** The newest of the open projects; older ones are invited to from their own page. */
const MOST = 50;

/** The owner's open projects that still take requests. */
const openTo = async (owner: string) => {
  const projects = await listProjectsOf(owner, 'open');
  return projects.filter(({ interestUntil }) => !isInterestOver(interestUntil, now()));
};

/** A query and a batch. */
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
