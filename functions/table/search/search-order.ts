/** The fields of a search result that an order needs. */
type SearchHit = { id: string; miles: number };

/** Returns a negative number if `a` comes before `b`. */
export type Order<T> = (a: T, b: T) => number;

export const nearestFirst: Order<SearchHit> = (a, b) => a.miles - b.miles;

/** Returns an order by a text, such as a date or score, highest first. Results without one come last. */
export const highestFirst =
  <T>(textOf: (found: T) => string | undefined): Order<T> =>
  (a, b) => {
    const [first, second] = [textOf(a) ?? '', textOf(b) ?? ''];
    return first === second ? 0 : first > second ? -1 : 1;
  };

/**
 * Returns an order that applies the given ones in turn; the id decides between equal results, so that pages don't
 * overlap.
 */
const inOrder =
  <T extends SearchHit>(orders: readonly Order<T>[]): Order<T> =>
  (a, b) => {
    for (const order of orders) {
      const decision = order(a, b);
      if (decision !== 0) return decision;
    }
    return a.id < b.id ? -1 : 1;
  };

/** Returns a page of the results with exact totals. Pages count from 0. */
export const pageInOrder = <T extends SearchHit>(
  found: readonly T[],
  orders: readonly Order<T>[],
  { page, limit }: { page: number; limit: number },
) => ({
  shown: found.toSorted(inOrder(orders)).slice(page * limit, (page + 1) * limit),
  total: found.length,
  pageCount: Math.ceil(found.length / limit),
});

/**
 * Returns the results that come after a place in the order, and whether there are more. Results that are gone since the
 * page before don't move the place.
 */
export const pageAfter = <P extends SearchHit, T extends P>(
  found: readonly T[],
  orders: readonly Order<P>[],
  { after, limit }: { after: P | undefined; limit: number },
) => {
  const order = inOrder(orders);
  const rest = found.filter((each) => !after || order(after, each) < 0).toSorted(order);
  return { shown: rest.slice(0, limit), hasMore: rest.length > limit };
};
