import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

const NONE: readonly string[] = [];

/** The benefits a job may offer; without them any benefit can still be typed [EMP-37]. */
export const useBenefits = () => {
  const { data, isError } = useQuery({
    queryKey: queryKeys.benefits,
    queryFn: ({ signal }) => call('GET /api/benefits/list', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ results }) => results.map(({ name }) => name),
  });
  return { benefits: data ?? NONE, isError };
};
