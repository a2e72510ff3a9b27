import type { ProductSlug } from '@plumbline/shared/options/products';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** Name and price of a product, to be shown before anything is charged [PAY-01]. */
export const useProduct = (slug: ProductSlug, enabled = true) =>
  useQuery({
    queryKey: queryKeys.product(slug),
    queryFn: ({ signal }) => call('GET /api/payment/products/{slug}', { params: { slug } }, { signal }),
    enabled,
  });
