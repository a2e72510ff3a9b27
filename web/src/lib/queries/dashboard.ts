import type { QueryClient } from '@tanstack/react-query';

/** What the dashboards show is kept under keys that begin so; it is asked again after what may have changed it. */
export const DASHBOARD = 'dashboard';

/** Milliseconds for which an answer that is asked for at every visit counts as one of this visit. */
export const A_VISIT = 5000;

export const refreshDashboard = (client: QueryClient) => client.invalidateQueries({ queryKey: [DASHBOARD] });
