import * as contract from '@plumbline/shared/contracts/projects/projects';
import { operation } from '../../http/operation.ts';
import { changeOwnProject } from './change-own-project.ts';

/** PRJ-05. It leaves every list; connections that came of it stay. */
export const deleteProject = operation(contract.deleteProject, async ({ params, caller }) => {
  await changeOwnProject(params.id, caller.profileId, 'deleted', (_, at) => ({ project: { deletedAt: at } }));
  return { success: true };
});
