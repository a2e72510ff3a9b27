import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** A page of the briefings the company sent, latest first. Pages count from 1 [BRF-09]. */
export const useSentBriefings = (page: number, limit: number) =>
  useQuery({
    queryKey: queryKeys.briefings.sentPage(page, limit),
    queryFn: ({ signal }) => call('GET /api/jobs/list/briefings', { query: { page, limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
