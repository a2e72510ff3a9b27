import type { QueryClient } from '@tanstack/react-query';

/** What the dashboards show is kept under keys that begin so; it is asked again after what may have changed it. */
export const DASHBOARD = 'dashboard';

export const refreshDashboard = (client: QueryClient) => client.invalidateQueries({ queryKey: [DASHBOARD] });
