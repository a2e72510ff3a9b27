import type { ActivityType } from '@plumbline/shared/domain/jobs/seeker-activity';
import { ACTIVITY_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The part of the list to show. Pages count from 1; `only` is undefined for all types. */
export type ActivityView = { active: boolean; page: number; only?: ActivityType | undefined };

/** A page of the seeker's applications, received jobs and matches [SEE-28]. */
export const useActivities = ({ active, page, only }: ActivityView) =>
  useQuery({
    queryKey: queryKeys.jobs.activities(active, page, only),
    queryFn: ({ signal }) =>
      call(
        'POST /api/profile/job-seeker/activities',
        { body: { active, page, only, limit: ACTIVITY_PAGE_SIZE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
