import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { isSearchable } from '../search-form.ts';

/** The jobs that a search finds; not requested while the ZIP can't be valid. */
export const useJobSearch = (search: JobSearch, limit: number) =>
  useQuery({
    queryKey: queryKeys.jobs.search(search, limit),
    queryFn: ({ signal }) =>
      call(
        'POST /api/job/search',
        { body: { ...search.form, sort: search.sort, page: search.page, limit } },
        { signal },
      ),
    enabled: isSearchable(search.form),
    placeholderData: keepPreviousData,
  });
