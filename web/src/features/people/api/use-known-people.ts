import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { narrowing, type PeopleFilter } from '../use-people-filter.ts';

/** The people whose contact details are open to the company, newest first. */
export const useKnownPeople = (filter: PeopleFilter) => {
  const only = narrowing(filter);
  return useInfiniteQuery({
    queryKey: queryKeys.knownPeople.list(only),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/company/people', { query: { cursor, ...only } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  });
};

/** One of these people, with the users who can take care of them. */
export const useKnownPerson = (id: string) =>
  useQuery({
    queryKey: queryKeys.knownPeople.one(id),
    queryFn: ({ signal }) => call('GET /api/company/people/{id}', { params: { id } }, { signal }),
  });
