import { type ProductSlug, products } from '@plumbline/shared/options/products';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** The price of each product in cents: from the catalog, or the seeded price until the catalog has loaded. */
export const usePrices = (): ReadonlyMap<ProductSlug, number> => {
  const { data } = useQuery({
    queryKey: queryKeys.products,
    queryFn: ({ signal }) => call('GET /api/payment/products', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = new Map(data?.results.map(({ slug, amount }) => [slug, amount]));
  return new Map(products.map(({ slug, amount }) => [slug, now.get(slug) ?? amount]));
};
