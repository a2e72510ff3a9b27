import type { AdminSettings } from '@plumbline/shared/contracts/admin/settings';
import type { ProductSlug } from '@plumbline/shared/options/products';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The settings that staff can change for the whole product. */
export const useSettings = () =>
  useQuery({
    queryKey: queryKeys.admin.settings,
    queryFn: ({ signal }) => call('GET /api/admin/settings', {}, { signal }),
  });

export const useChangeSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<AdminSettings>) => call('PATCH /api/admin/settings', { body }),
    onSettled: () =>
      Promise.all(
        [queryKeys.admin.all, queryKeys.expirationHours].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
};

/** The catalog with its names and prices. */
export const useCatalog = () =>
  useQuery({
    queryKey: queryKeys.products,
    queryFn: ({ signal }) => call('GET /api/payment/products', {}, { signal }),
  });

export const useChangePrice = (slug: ProductSlug) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) => call('PATCH /api/payment/products/{slug}', { params: { slug }, body: { amount } }),
    onSettled: () =>
      Promise.all([queryKeys.products, queryKeys.admin.all].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
