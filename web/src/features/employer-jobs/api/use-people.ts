import { listApplicants, listMatches } from '@plumbline/shared/contracts/jobs';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';

export type PeopleKind = 'applicants' | 'matches';

const endpoints = { applicants: listApplicants, matches: listMatches };

export const peopleKey = (jobId: string, kind: PeopleKind) => ['job-people', jobId, kind];

/** A job's applicants or matches. Reading applicants stamps the look, so the badges of the job lists go [EMP-07]. */
export const usePeople = (jobId: string, kind: PeopleKind) => {
  const queries = useQueryClient();
  const people = useInfiniteQuery({
    queryKey: peopleKey(jobId, kind),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints[kind], { params: { id: jobId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor,
    // Each look makes everybody known: it is not repeated just because the window was left for a moment.
    refetchOnWindowFocus: false,
  });
  const { isSuccess } = people;
  useEffect(() => {
    if (isSuccess && kind === 'applicants') void queries.invalidateQueries({ queryKey: ['jobs', 'own'] });
  }, [isSuccess, kind, queries]);
  return people;
};
