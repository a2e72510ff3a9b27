import { groupHandler } from '../../http/group-handler.ts';
import { listProjectTies, noteProjectTie } from './connection-requests.ts';
import { getProjectMatch } from './people/get-project-match.ts';
import { listInvitations, listInvitingProjects, listProjectInvitations } from './people/invitations.ts';
import { listProjectConnections } from './people/list-project-connections.ts';
import { listProjectMatches } from './people/list-project-matches.ts';
import { createProject, deleteProject, updateProject } from './posting.ts';
import { getProject } from './reading/get-project.ts';
import { listProjects, listProjectsAround, listProjectsOfCategory, searchProjects } from './reading/lists.ts';

export const handler = groupHandler('projects', [
  listProjects,
  getProject,
  createProject,
  updateProject,
  deleteProject,
  listProjectConnections,
  listProjectMatches,
  getProjectMatch,
  listProjectInvitations,
  listInvitations,
  listInvitingProjects,
  listProjectTies,
  noteProjectTie,
  searchProjects,
  listProjectsAround,
  listProjectsOfCategory,
]);
