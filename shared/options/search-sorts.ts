/** The orders a search can be shown in; nearest first where none is asked for. */
export const searchSorts = ['nearest', 'newest', 'best-match'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const DEFAULT_SORT: SearchSort = 'nearest';
