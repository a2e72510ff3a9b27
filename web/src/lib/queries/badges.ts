import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** What is new is asked again after what may have changed it. */
export const refreshBadges = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.badges });
