import { ACTIVITY_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** A page of the seeker's applications, received jobs and matches, newest first; pages count from 1 [SEE-28]. */
export const useActivities = (active: boolean, page: number) =>
  useQuery({
    queryKey: queryKeys.jobs.activities(active, page),
    queryFn: ({ signal }) =>
      call(
        'POST /api/profile/job-seeker/activities',
        { body: { active, page, limit: ACTIVITY_PAGE_SIZE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
