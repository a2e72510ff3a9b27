import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { type AccessEntryItem, accessEntryRequest } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ProjectItem, readProject } from '../../table/projects/project.ts';
import { type ProjectInvitationItem, projectInvitationRequest } from '../../table/projects/project-invitation.ts';
import { projectPlansRequest } from '../../table/projects/project-plans.ts';

type Relation = { entry: AccessEntryItem | undefined; invitation: ProjectInvitationItem | undefined };

/** Returns whether a company may read plans: the owner accepted it, or invited it and it hasn't decided. */
const isWelcome = ({ entry, invitation }: Relation): boolean =>
  entry?.state === 'granted' || (invitation !== undefined && isOpenInvitation(invitation.state));

const isThere = ({ deletedAt, suspendedAt, takenDown }: ProjectItem): boolean =>
  !deletedAt && !suspendedAt && !takenDown;

/** Returns a project with its plans for a company that may read them; undefined for others. */
export const readPlansFor = async (id: string, company: string) => {
  const project = await readProject(id);
  if (!project || !isThere(project)) return undefined;
  const own = project.company === company;
  const found = await batchGet({
    plans: [projectPlansRequest(id)],
    entries: own ? [] : [accessEntryRequest({ owner: project.company, type: 'project', subject: id, other: company })],
    invitations: own ? [] : [projectInvitationRequest(id, company)],
  });
  if (!own && !isWelcome({ entry: found.entries[0], invitation: found.invitations[0] })) return undefined;
  return { project, own, stored: found.plans[0], plans: found.plans[0]?.plans ?? [] };
};
