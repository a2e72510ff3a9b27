import * as contract from '@plumbline/shared/contracts/projects/projects';
import { operation } from '../../http/operation.ts';
import { changeOwnProject } from '../../services/projects/change-own-project.ts';
import { changeProject } from '../../services/projects/change-project.ts';
import { postProject } from '../../services/projects/post-project.ts';

export const createProject = operation(contract.createProject, ({ body, caller }) => postProject(body, caller));

export const updateProject = operation(contract.updateProject, async ({ params, body, caller }) => {
  await changeProject(params.id, body, caller.profileId);
  return { id: params.id };
});

/** Deletes a project, which removes it from every list. Connections that resulted from it stay [PRJ-05]. */
export const deleteProject = operation(contract.deleteProject, async ({ params, caller }) => {
  await changeOwnProject(params.id, caller.profileId, 'deleted', (_, at) => ({ project: { deletedAt: at } }));
  return { success: true };
});
