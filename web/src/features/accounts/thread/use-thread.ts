import type { PublicJobFacts } from '@plumbline/shared/contracts/public/jobs';
import { jobToApplyFor } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { codeOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useReturnTo } from '../use-return-to.ts';
import { threadQuery } from './thread-query.ts';

/** The application that a visitor started on a public job, from the sign-up to the sent application. */
export type Thread = {
  /** Undefined without a job, while it loads, and when it can't be read. */
  job: PublicJobFacts | undefined;
  isLoading: boolean;
  /** Whether the job ended or was paused after the visitor chose it. */
  isClosed: boolean;
  /** The ZIP Code and the trade of the visitor's search. */
  zip: string | undefined;
  trade: string | undefined;
};

/** The thread of a page that isn't about an application. */
export const NO_THREAD: Thread = {
  job: undefined,
  isLoading: false,
  isClosed: false,
  zip: undefined,
  trade: undefined,
};

const CLOSED = ['job_gone', 'job_paused'];

/** Returns the application that the address continues. The job is read without an account, on any device. */
export const useThread = (): Thread => {
  const redirect = useReturnTo();
  const { zip, trade } = threadQuery(useSearchParams()[0]);
  const id = jobToApplyFor(redirect);
  const { data, error, isLoading } = useQuery({
    queryKey: queryKeys.publicJob(id, zip),
    queryFn: ({ signal }) =>
      call('GET /api/public/jobs/{id}', { params: { id: id ?? '' }, query: { zip } }, { signal }),
    enabled: id !== undefined,
    retry: false,
  });
  return { job: data, isLoading, isClosed: CLOSED.includes(codeOf(error) ?? ''), zip, trade };
};
