import type { Caller } from '../http/caller.ts';
import { isOpenProject, type ProjectItem } from '../table/projects/project.ts';

/** A project is shown to material vendors when its owner invites them (PRJ-09). */
export const isProjectFor = (kind: Caller['kind'], project: Pick<ProjectItem, 'inviteVendorsToView'>): boolean =>
  kind !== 'vendor' || project.inviteVendorsToView;

/** Who asked to join or was invited knows the project for good; everybody else sees it while it is open. */
export const mayReadProject = (project: ProjectItem, kind: Caller['kind'], isKnown: boolean): boolean =>
  !project.deletedAt && (isKnown || (isOpenProject(project) && isProjectFor(kind, project)));
