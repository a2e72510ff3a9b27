import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { cursor?: string | undefined }) => last.cursor,
};

/** The companies that asked to connect or are connected, latest first [PRJ-18]. */
export const useProjectConnections = (id: string) =>
  useInfiniteQuery({
    ...pages,
    queryKey: queryKeys.projects.connections(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/projects/{id}/connections', { params: { id }, query: { cursor: pageParam } }, { signal }),
  });

/** The companies a project matches, best first [PRJ-06]. */
export const useProjectMatches = (id: string) =>
  useInfiniteQuery({
    ...pages,
    queryKey: queryKeys.projects.matches(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/projects/{id}/matches', { params: { id }, query: { cursor: pageParam } }, { signal }),
  });
