import type { QueryClient } from '@tanstack/react-query';

/** What is new is kept under this key; it is asked again after what may have changed it. */
export const DOTS = ['dots'];

/** Marks of the reader are kept under this key until the next answer. */
export const MARKING_NOTIFICATION = ['mark-notification'];

export const refreshDots = (client: QueryClient) => client.invalidateQueries({ queryKey: DOTS });
