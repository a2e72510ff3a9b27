import * as contract from '@plumbline/shared/contracts/projects/projects';
import { operation } from '../../../http/operation.ts';
import { changeOwnProject } from '../../../services/projects/change-own-project.ts';

/** Deletes a project: it leaves every list, and connections that came of it stay [PRJ-05]. */
export const deleteProject = operation(contract.deleteProject, async ({ params, caller }) => {
  await changeOwnProject(params.id, caller.profileId, 'deleted', (_, at) => ({ project: { deletedAt: at } }));
  return { success: true };
});
