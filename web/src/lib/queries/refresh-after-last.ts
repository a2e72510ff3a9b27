import type { MutationKey, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refreshes once no more changes of a kind are running: an earlier response would revert later changes on the screen.
 */
export const refreshAfterLast = (client: QueryClient, changes: MutationKey, answers: QueryKey) =>
  client.isMutating({ mutationKey: changes }) === 1 ? client.invalidateQueries({ queryKey: answers }) : undefined;
