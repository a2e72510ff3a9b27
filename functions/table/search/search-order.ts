/** The least that an order needs of what a search found, whatever kind of document it is. */
type SearchHit = { id: string; miles: number };

/** Negative where `a` comes before `b`. */
export type Order<T> = (a: T, b: T) => number;

export const nearestFirst: Order<SearchHit> = (a, b) => a.miles - b.miles;

/** The latest date, the best score, or any other text that sorts; what has none comes last. */
export const highestFirst =
  <T>(textOf: (found: T) => string | undefined): Order<T> =>
  (a, b) => {
    const [first, second] = [textOf(a) ?? '', textOf(b) ?? ''];
    return first === second ? 0 : first > second ? -1 : 1;
  };

/** Each order decides where those before it find no difference; the id keeps pages apart when none does. */
const inOrder =
  <T extends SearchHit>(orders: readonly Order<T>[]): Order<T> =>
  (a, b) => {
    for (const order of orders) {
      const decision = order(a, b);
      if (decision !== 0) return decision;
    }
    return a.id < b.id ? -1 : 1;
  };

/** A page of everything found, counted from 0, with exact totals. */
export const pageInOrder = <T extends SearchHit>(
  found: readonly T[],
  orders: readonly Order<T>[],
  { page, limit }: { page: number; limit: number },
) => ({
  shown: found.toSorted(inOrder(orders)).slice(page * limit, (page + 1) * limit),
  total: found.length,
  pageCount: Math.ceil(found.length / limit),
});
