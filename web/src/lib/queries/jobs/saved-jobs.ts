import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import { FIRST_PAGE, SAVED_JOBS_COUNT_LIMIT } from '@plumbline/shared/options/limits';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { getSession } from '../../session/session.ts';
import { mutationKeys, queryKeys } from '../query-keys.ts';
import { refreshAfterLast } from '../refresh-after-last.ts';
import { markInList, markOne, type SaveChoice } from './saved-marks.ts';

const savedJobs = (page: number, limit: number) =>
  queryOptions({
    queryKey: queryKeys.jobs.saved(page, limit),
    queryFn: ({ signal }) => call('GET /api/jobs/list/saved', { query: { page, limit } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the seeker's saved jobs, newest first; pages count from 1 [SEE-22]. */
export const useSavedJobs = (page: number, limit: number) => useQuery(savedJobs(page, limit));

/** The first hundred saved jobs, which the sidebar's count uses [SEE-22]. */
export const useFirstSavedJobs = (enabled = true) =>
  useQuery({ ...savedJobs(FIRST_PAGE, SAVED_JOBS_COUNT_LIMIT), enabled });

/** The number of saved jobs, once it is known. */
export const useSavedCount = (enabled = true): number | undefined => useFirstSavedJobs(enabled).data?.total;

const showAtOnce = (client: QueryClient, choice: SaveChoice) => {
  client.setQueriesData<{ result: JobCard[] }>({ queryKey: queryKeys.jobs.searches }, (found) =>
    found ? { ...found, result: markInList(found.result, choice) } : found,
  );
  client.setQueriesData<JobView>({ queryKey: queryKeys.jobs.views }, (job) => (job ? markOne(job, choice) : job));
};

/**
 * Saves the list of saved jobs with the id added or removed. The list is loaded just before, so that another tab's
 * change isn't lost.
 */
const save = async ({ jobId, saved }: SaveChoice) => {
  const id = getSession().profile?.id ?? '';
  const { savedJobs = [] } = await call('GET /api/profile/{id}', { params: { id } });
  const others = savedJobs.filter((one) => one !== jobId);
  await call('PATCH /api/profile/{id}', { params: { id }, body: { savedJobs: saved ? [jobId, ...others] : others } });
};

/**
 * Saves or unsaves a job: shown immediately, saved one at a time; a failure is only logged and the mark is reverted
 * [SEE-19].
 */
export const useSaveJob = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.saveJob,
    scope: { id: 'save-job' },
    mutationFn: save,
    onMutate: async (choice: SaveChoice) => {
      await client.cancelQueries({ queryKey: queryKeys.jobs.all });
      showAtOnce(client, choice);
    },
    onError: (error, { jobId, saved }) => {
      console.error('The job could not be saved', error);
      showAtOnce(client, { jobId, saved: !saved });
    },
    onSettled: () => {
      for (const answers of [queryKeys.jobs.all, queryKeys.dashboard.all]) {
        void refreshAfterLast(client, mutationKeys.saveJob, answers);
      }
    },
  });
};
