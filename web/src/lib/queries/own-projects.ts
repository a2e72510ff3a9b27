import { listProjects } from '@plumbline/shared/contracts/projects/projects';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** A page of the own company's projects, latest first. Pages count from 1. */
export const useOwnProjects = (page: number, limit: number, enabled = true) =>
  useQuery({
    queryKey: queryKeys.projects.ownPage(page, limit),
    queryFn: ({ signal }) => call(listProjects, { query: { page, limit } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
