import { listJobs } from '@plumbline/shared/contracts/jobs';
import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The own company's latest jobs. */
export const useLatestJobs = () =>
  useQuery({
    queryKey: ['jobs', 'latest'],
    queryFn: ({ signal }) => call(listJobs, { query: { page: 1, limit: DASHBOARD_PAGE_SIZE } }, { signal }),
  });
