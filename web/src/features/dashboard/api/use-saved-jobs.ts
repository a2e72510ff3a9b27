import { getJob } from '@plumbline/shared/contracts/jobs';
import { DASHBOARD_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useQueries } from '@tanstack/react-query';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { JOBS } from '../../../lib/saved-jobs.ts';

const failureOf = (errors: readonly unknown[]) => {
  const error = errors.find((each) => each && statusOf(each) !== 404);
  return { isError: Boolean(error), error };
};

/** The jobs saved last, by the ids on the own profile; opening one then shows at once. Jobs that are gone are left out. */
export const useSavedJobs = (savedJobs: readonly string[]) =>
  useQueries({
    queries: savedJobs.slice(0, DASHBOARD_PAGE_SIZE).map((id) => ({
      queryKey: [JOBS, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getJob, { params: { id } }, { signal }),
    })),
    combine: (answers) => ({
      jobs: answers.flatMap(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
      ...failureOf(answers.map(({ error }) => error)),
      refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
    }),
  });
