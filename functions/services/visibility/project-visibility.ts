import { accessEntryRequest } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { isOpenProject, type ProjectItem } from '../../table/projects/project.ts';
import { projectInvitationRequest } from '../../table/projects/project-invitation.ts';
import type { Caller } from '../sessions/caller.ts';

/** Returns whether a project is shown to a kind of company: to vendors only when its owner invites them [PRJ-09]. */
export const isProjectFor = (kind: Caller['kind'], project: Pick<ProjectItem, 'inviteVendorsToView'>): boolean =>
  kind !== 'vendor' || project.inviteVendorsToView;

/**
 * Returns whether a company may read a project. Companies that asked to join or were invited may always, others only
 * while it is open. No other company reads a project that is deleted or taken down.
 */
export const mayReadProject = (project: ProjectItem, kind: Caller['kind'], isKnown: boolean): boolean =>
  !project.deletedAt && !project.takenDown && (isKnown || (isOpenProject(project) && isProjectFor(kind, project)));

type Relation = { entry: { requestedAt?: string | undefined } | undefined; invitation: { state: string } | undefined };

/**
 * Returns whether a company asked to join or was invited. A declined match has an entry without a request, and a
 * withdrawn invitation doesn't count.
 */
export const knowsProject = ({ entry, invitation }: Relation): boolean =>
  Boolean(entry?.requestedAt || (invitation && invitation.state !== 'withdrawn'));

/** Returns whether another company's project is shown to the caller. Makes one request. */
export const isProjectShownTo = async (project: ProjectItem, { kind, profileId: other }: Caller): Promise<boolean> => {
  if (!other) return mayReadProject(project, kind, false);
  const { entries, invitations } = await batchGet({
    entries: [accessEntryRequest({ owner: project.company, type: 'project', subject: project.id, other })],
    invitations: [projectInvitationRequest(project.id, other)],
  });
  return mayReadProject(project, kind, knowsProject({ entry: entries[0], invitation: invitations[0] }));
};
