import type { QueryClient } from '@tanstack/react-query';

/** What is new is kept under this key; it is asked again after what may have changed it. */
export const DOTS = ['dots'];

export const refreshDots = (client: QueryClient) => client.invalidateQueries({ queryKey: DOTS });
