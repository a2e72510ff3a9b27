import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { refreshDashboard } from './dashboard.ts';
import { queryKeys } from './query-keys.ts';

/** One project as far as the reader may see it, with the connection of the reader's company. */
const projectQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.projects.view(id),
    queryFn: ({ signal }) => call('GET /api/projects/{id}', { params: { id } }, { signal }),
    enabled: id !== '',
  });
export const useProject = (id: string) => useQuery(projectQuery(id));

/** Loads the projects again after a project or its connections have changed. */
export const refreshProjects = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: queryKeys.projects.all }), refreshDashboard(client)]);
