import type { MutationKey, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refreshes a query when the last change of a kind ends. An earlier response would revert the later changes on the
 * screen.
 */
export const refreshAfterLast = (client: QueryClient, changes: MutationKey, answers: QueryKey) =>
  client.isMutating({ mutationKey: changes }) === 1 ? client.invalidateQueries({ queryKey: answers }) : undefined;
