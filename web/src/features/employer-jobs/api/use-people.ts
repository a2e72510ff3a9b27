import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { listApplicants } from '@plumbline/shared/contracts/jobs/job-people';
import { APPLICANTS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type MatchFilter, toQuery } from '../../../components/match/use-match-filter.ts';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { type ApplicantFilter, narrowing } from '../people/use-applicant-filter.ts';

type PeoplePage = ResponseOf<typeof listApplicants>;
export type PeopleKind = 'applicants' | 'matches';

type ApplicantQuery = ReturnType<typeof narrowing>;
type MatchQuery = ReturnType<typeof toQuery>;
type PeopleFilters = { applicants?: ApplicantFilter; matches?: MatchFilter };

/**
 * A search returns what it finds among the next fifty applicants, so several such pages are requested one after
 * another.
 */
const MOST_REQUESTS = 10;

const askMatches = (jobId: string, cursor: string | undefined, only: MatchQuery, signal: AbortSignal) =>
  call('GET /api/jobs/{id}/matches', { params: { id: jobId }, query: { cursor, ...only } }, { signal });

const askApplicants = async (jobId: string, start: string | undefined, only: ApplicantQuery, signal: AbortSignal) => {
  const params = { id: jobId };
  let page = await call('GET /api/jobs/{id}/applicants', { params, query: { cursor: start, ...only } }, { signal });
  const results = [...page.results];
  for (let more = 1; page.cursor && results.length < APPLICANTS_PAGE_SIZE / 2 && more < MOST_REQUESTS; more += 1) {
    page = await call('GET /api/jobs/{id}/applicants', { params, query: { cursor: page.cursor, ...only } }, { signal });
    results.push(...page.results);
  }
  return { ...page, results };
};

export type People = InfiniteData<PeoplePage>;

/**
 * Keeps the marks of applicants who were new when the visit began. Reading the list marks all applicants as seen on the
 * server [EMP-07].
 */
const keepNew = (page: PeoplePage, before: People | undefined): PeoplePage => {
  const marked = new Set(
    before?.pages.flatMap(({ results }) => results.filter((row) => row.isNew).map(({ id }) => id)),
  );
  return { ...page, results: page.results.map((row) => (marked.has(row.id) ? { ...row, isNew: true } : row)) };
};

/**
 * A job's applicants or matches. Reading applicants marks them as seen, so the badges of the job lists and the
 * dashboard disappear [EMP-07].
 */
export const usePeople = (jobId: string, kind: PeopleKind, { applicants, matches }: PeopleFilters = {}) => {
  const queries = useQueryClient();
  const onlyApplicants = applicants ? narrowing(applicants) : {};
  const onlyMatches = matches ? toQuery(matches) : {};
  const only = kind === 'applicants' ? onlyApplicants : onlyMatches;
  const isAll = Object.keys(only).length === 0;
  const queryKey = queryKeys.jobPeople(jobId, kind, isAll ? undefined : only);
  const people = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const page =
        kind === 'applicants'
          ? await askApplicants(jobId, pageParam, onlyApplicants, signal)
          : await askMatches(jobId, pageParam, onlyMatches, signal);
      return keepNew(page, queries.getQueryData<People>(queryKey));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor,
    // Each request marks applicants as seen, so it isn't repeated when the window gets the focus again.
    refetchOnWindowFocus: false,
  });
  const { isSuccess } = people;
  useEffect(() => {
    if (!isSuccess || kind !== 'applicants' || !isAll) return;
    void queries.invalidateQueries({ queryKey: queryKeys.jobs.own });
    void refreshDashboard(queries);
  }, [isSuccess, kind, isAll, queries]);
  return people;
};
