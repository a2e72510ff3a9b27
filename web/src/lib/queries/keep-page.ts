import { hashKey, type QueryKey } from '@tanstack/react-query';

/** Returns the list that a query key is a page of: the key without the `page` of its last part, the filter. */
const listOf = (key: QueryKey): string => {
  const { page: _page, ...filter } = key.at(-1) as { page?: number };
  return hashKey([...key.slice(0, -1), filter]);
};

/**
 * Keeps the page before while another page of the same list loads, as the placeholder of a query. A changed filter
 * shows loading rows instead, because the rows of the filter before don't fit it.
 */
export const keepPage =
  (key: QueryKey) =>
  <T>(previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined =>
    query && listOf(query.queryKey) === listOf(key) ? previous : undefined;
