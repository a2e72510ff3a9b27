/** The orders of a list of matches: best fit, least miles, or highest rating first. */
export const matchOrders = ['fit', 'nearest', 'rating'] as const;
export type MatchOrder = (typeof matchOrders)[number];
