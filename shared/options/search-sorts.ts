/** The sort orders of a search. */
export const searchSorts = ['nearest', 'newest', 'best-match'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const DEFAULT_SORT: SearchSort = 'nearest';
