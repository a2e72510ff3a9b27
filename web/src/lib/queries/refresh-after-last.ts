import type { MutationKey, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks again once no more changes of a kind wait: an earlier answer would take the later ones back from the screen. */
export const refreshAfterLast = (client: QueryClient, changes: MutationKey, answers: QueryKey) =>
  client.isMutating({ mutationKey: changes }) === 1 ? client.invalidateQueries({ queryKey: answers }) : undefined;
