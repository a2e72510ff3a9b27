import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** A page of the students who agreed to be listed. */
export const useStudents = (page: number) =>
  useQuery({
    queryKey: queryKeys.school.students(page),
    queryFn: ({ signal }) => call('GET /api/school/students', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
