import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

export type ProjectListState = 'all' | 'open' | 'closed';

/** A page of the company's projects, latest first. Pages count from 1. */
export const useOwnProjects = (page: number, limit: number, state: ProjectListState = 'all') =>
  useQuery({
    queryKey: queryKeys.projects.ownPage(page, limit, state),
    queryFn: ({ signal }) => call('GET /api/projects', { query: { page, limit, state } }, { signal }),
    placeholderData: keepPreviousData,
  });
