import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Loads the badges again after an action that may have changed them. */
export const refreshBadges = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.badges });
