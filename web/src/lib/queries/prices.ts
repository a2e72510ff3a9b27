import { type ProductSlug, products } from '@plumbline/shared/options/products';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** The contract comes with its schemas, which the first view of this page doesn't need. */
const loadProducts = async () => {
  const { listProducts } = await import('@plumbline/shared/contracts/payments/products');
  return call(listProducts, {});
};

/** The price of each product in cents from the catalog; until it has loaded, the seeded price. */
export const usePrices = (): ReadonlyMap<ProductSlug, number> => {
  const { data } = useQuery({
    queryKey: queryKeys.products,
    queryFn: loadProducts,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = new Map(data?.results.map(({ slug, amount }) => [slug, amount]));
  return new Map(products.map(({ slug, amount }) => [slug, now.get(slug) ?? amount]));
};
