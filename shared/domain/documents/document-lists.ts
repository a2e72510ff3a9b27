/**
 * The lists of documents of staff: expired ones, those that expire within a number of days, and those that staff
 * decided about.
 */
export const documentLists = ['expired', 'in30', 'in60', 'in90', 'decided'] as const;
export type DocumentList = (typeof documentLists)[number];
