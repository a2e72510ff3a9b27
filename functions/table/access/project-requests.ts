import { batchGet } from '../core/batch-get.ts';
import { isOpenProject, projectRequest } from '../projects/project.ts';
import { type AccessEntryItem, listProjectRequests } from './access-entry.ts';

/**
 * Returns the pending requests for the owner's open projects; closed projects can't accept anyone. Makes one request,
 * and another one when there are any.
 */
export const listOpenProjectRequests = async (owner: string): Promise<AccessEntryItem[]> => {
  const requests = await listProjectRequests(owner);
  const ids = [...new Set(requests.map(({ subject }) => subject))];
  if (ids.length === 0) return [];
  const { projects } = await batchGet({ projects: ids.map(projectRequest) });
  const open = new Set(projects.flatMap((project) => (project && isOpenProject(project) ? [project.id] : [])));
  return requests.filter(({ subject }) => open.has(subject));
};
