import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { isSearchable, type ProjectSearch } from '../project-search/project-search.ts';

/** The projects that a search finds; not requested while the ZIP can't be valid [PRJ-34]. */
export const useProjectSearch = ({ form, page }: ProjectSearch) =>
  useQuery({
    queryKey: queryKeys.projects.search({ ...form, page }),
    queryFn: ({ signal }) => call('POST /api/project/search', { body: { ...form, page } }, { signal }),
    enabled: isSearchable(form),
    placeholderData: keepPreviousData,
  });
