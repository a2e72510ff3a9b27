import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { page } from '../lazy-page.ts';
import { soon } from './soon.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.pattern,
    lazy: page(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
  soon(paths.messages.pattern, 'Messages', 'messages'),
];
