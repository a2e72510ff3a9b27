import { type ProductSlug, products } from '@plumbline/shared/options/products';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** The contract comes with its schemas, which the first look at this page can do without. */
const loadProduct = async (slug: ProductSlug) => {
  const { getProduct } = await import('@plumbline/shared/contracts/payments');
  return call(getProduct, { params: { slug } });
};

/** The price of each product in cents, as the catalogue has it now; until it answers, as it was first seeded. */
export const usePrices = (): ReadonlyMap<ProductSlug, number> =>
  useQueries({
    queries: products.map((product) => ({
      queryKey: ['product', product.slug],
      queryFn: () => loadProduct(product.slug),
      placeholderData: product,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) =>
      new Map(products.map(({ slug, amount }, index) => [slug, answers[index]?.data?.amount ?? amount])),
  });
