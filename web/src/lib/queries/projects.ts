import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { refreshDashboard } from './dashboard.ts';
import { queryKeys } from './query-keys.ts';

/** The matches of a new project are found within seconds. Until then its page asks again, for at most this time. */
const NEW_PROJECT_MS = 20_000;
const ASK_AGAIN_MS = 1500;

const awaitsMatches = (project: ProjectView | undefined): boolean =>
  project?.matches === 0 && Math.abs(Date.now() - Date.parse(project.createdAt)) < NEW_PROJECT_MS;

/** One project as far as the reader may see it, with the connection of the reader's company. */
const projectQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.projects.view(id),
    queryFn: ({ signal }) => call('GET /api/projects/{id}', { params: { id } }, { signal }),
    enabled: id !== '',
    refetchInterval: ({ state }) => awaitsMatches(state.data) && ASK_AGAIN_MS,
  });
export const useProject = (id: string) => useQuery(projectQuery(id));

/** Loads the projects again after a project or its connections have changed. */
export const refreshProjects = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: queryKeys.projects.all }), refreshDashboard(client)]);
