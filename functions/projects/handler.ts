import { groupHandler } from '../http/group-handler.ts';
import { listProjectConnections } from './people/list-project-connections.ts';
import { createProject } from './posting/create-project.ts';
import { deleteProject } from './posting/delete-project.ts';
import { updateProject } from './posting/update-project.ts';
import { getProject } from './reading/get-project.ts';
import { listProjects } from './reading/list-projects.ts';

export const handler = groupHandler('projects', [
  listProjects,
  getProject,
  createProject,
  updateProject,
  deleteProject,
  listProjectConnections,
]);
