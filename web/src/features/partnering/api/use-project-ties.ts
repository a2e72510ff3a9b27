import type { ProjectConnectionRequest } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { MAX_CSV_ROWS, TIES_SEARCHED } from '@plumbline/shared/options/limits';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { type ConnectionFilter, narrowing } from '../connections/use-connection-filter.ts';

/**
 * The number of results that fill a page of the list. Each response of a search has only the matches among the next
 * entries, so several requests may be needed.
 */
const ENOUGH = 12;
const MOST_REQUESTS = 8;

const ask = async (filter: ConnectionFilter, start: string | undefined, enough: number, signal?: AbortSignal) => {
  const results: ProjectConnectionRequest[] = [];
  let cursor = start;
  let asked = 0;
  do {
    const query = { limit: TIES_SEARCHED, cursor, ...narrowing(filter) };
    const page = await call('GET /api/project-connections', { query }, signal ? { signal } : {});
    results.push(...page.results);
    cursor = page.cursor;
    asked += 1;
  } while (cursor && results.length < enough && (enough > TIES_SEARCHED || asked < MOST_REQUESTS));
  return { results, cursor };
};

/** All entries that a filter matches, for a spreadsheet. */
export const readAllTies = async (filter: ConnectionFilter): Promise<ProjectConnectionRequest[]> =>
  (await ask(filter, undefined, MAX_CSV_ROWS)).results;

/** The company's connections across projects, latest first. */
export const useProjectTies = (filter: ConnectionFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.projects.ties(narrowing(filter)),
    queryFn: ({ pageParam, signal }) => ask(filter, pageParam, ENOUGH, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

/**
 * Saves the company's note about a connection. The server rejects the save when a colleague has changed the note since
 * it was read.
 */
export const useNoteTie = ({ project, company, notedAt }: ProjectConnectionRequest) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      call('PATCH /api/project-connections/{project}/{company}', {
        params: { project: project.id, company: company.id },
        body: { note, ...(notedAt && { readAt: notedAt }) },
      }),
    onSuccess: () => toast.success(t('Note saved.')),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    // Reloads the connections also after an error, because a colleague may have written another note.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.projects.allTies }),
  });
};
