import { type ProductSlug, products } from '@plumbline/shared/options/products';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

const catalogQuery = queryOptions({
  queryKey: queryKeys.products,
  queryFn: ({ signal }) => call('GET /api/payment/products', {}, { signal }),
});

/** The price of each product in cents: from the catalog, or the seeded price until the catalog has loaded. */
export const usePrices = (): ReadonlyMap<ProductSlug, number> => {
  const { data } = useQuery({ ...catalogQuery, staleTime: Number.POSITIVE_INFINITY });
  const now = new Map(data?.results.map(({ slug, amount }) => [slug, amount]));
  return new Map(products.map(({ slug, amount }) => [slug, now.get(slug) ?? amount]));
};

/**
 * The prices of the catalog in cents, where a price is next to the button that buys the product. Undefined until the
 * catalog has loaded [PAY-01].
 */
export const useCurrentPrices = (enabled = true): ReadonlyMap<ProductSlug, number> | undefined => {
  const { data } = useQuery({ ...catalogQuery, enabled });
  return data && new Map(data.results.map(({ slug, amount }) => [slug, amount]));
};
