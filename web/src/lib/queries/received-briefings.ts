import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** A page of the briefings the job seeker received, newest first [BRF-16]. */
export const receivedBriefingsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: queryKeys.briefings.receivedPage(page),
    queryFn: ({ signal }) =>
      call('POST /api/profile/job-seeker/jobs-received', { body: { page, limit, type: 'briefing' } }, { signal }),
    placeholderData: keepPreviousData,
  });
