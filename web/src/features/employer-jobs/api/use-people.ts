import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import { listApplicants, listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import type { ReachedStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

type PeoplePage = AnswerOf<typeof listApplicants>;
export type PeopleKind = 'applicants' | 'matches';

/** A stage narrows applicants only. */
const ask = (
  jobId: string,
  kind: PeopleKind,
  cursor: string | undefined,
  stage: ReachedStage | undefined,
  signal: AbortSignal,
) =>
  kind === 'matches'
    ? call(listMatches, { params: { id: jobId }, query: { cursor } }, { signal })
    : call(listApplicants, { params: { id: jobId }, query: { cursor, stage } }, { signal });

export type People = InfiniteData<PeoplePage>;

/** Reading the list makes everybody known; who was new when the visit began is marked until it ends [EMP-07]. */
const keepNew = (page: PeoplePage, before: People | undefined): PeoplePage => {
  const marked = new Set(
    before?.pages.flatMap(({ results }) => results.filter((row) => row.isNew).map(({ id }) => id)),
  );
  return { ...page, results: page.results.map((row) => (marked.has(row.id) ? { ...row, isNew: true } : row)) };
};

/** A job's applicants or matches. Reading applicants stamps the look, so the badges of the job lists and dashboard go [EMP-07]. */
export const usePeople = (jobId: string, kind: PeopleKind, stage?: ReachedStage) => {
  const queries = useQueryClient();
  const queryKey = queryKeys.jobPeople(jobId, kind, stage);
  const people = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await ask(jobId, kind, pageParam, stage, signal);
      return keepNew(page, queries.getQueryData<People>(queryKey));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor,
    // Each look makes everybody known: it is not repeated just because the window was left for a moment.
    refetchOnWindowFocus: false,
  });
  const { isSuccess } = people;
  useEffect(() => {
    if (!isSuccess || kind !== 'applicants' || stage) return;
    void queries.invalidateQueries({ queryKey: queryKeys.jobs.own });
    void refreshDashboard(queries);
  }, [isSuccess, kind, stage, queries]);
  return people;
};
