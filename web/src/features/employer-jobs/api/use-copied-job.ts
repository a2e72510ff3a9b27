import { MAX_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { jobQuery } from '../../../lib/queries/jobs/job.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/**
 * Loads the copied job, and the job names that decide the number in the copy's name. A failure is only logged. Null for
 * a job that staff took down, so that its copy doesn't publish it again [EMP-27, EMP-28].
 */
export const useCopiedJob = (id: string | undefined) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: queryKeys.jobs.copied(id),
    queryFn: async ({ signal }) => {
      if (!id) return null;
      try {
        const [job, { results }] = await Promise.all([
          queries.fetchQuery(jobQuery(id)),
          call('GET /api/jobs', { query: { limit: MAX_PAGE_SIZE } }, { signal }),
        ]);
        return job.takenDown ? null : { job, listedNames: results.map(({ name }) => name) };
      } catch (error) {
        if (signal.aborted) throw error;
        console.error('The copied job could not be loaded', error);
        return null;
      }
    },
    gcTime: 0,
  });
};
