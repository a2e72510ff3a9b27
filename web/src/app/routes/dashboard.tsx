import { paths } from '@plumbline/shared/options/paths';
import type { RouteObject } from 'react-router-dom';
import { loadDashboard } from '../../features/dashboard/load-dashboard.ts';
import { getSession, sessionKind } from '../../lib/session/session.ts';
import { page } from '../lazy-page.ts';

/** The page and its contents load together. */
const loadPage = async () => {
  const [module] = await Promise.all([
    import('../../features/dashboard/dashboard-page.tsx'),
    loadDashboard(sessionKind(getSession())),
  ]);
  return module;
};

export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.pattern,
    lazy: page(loadPage, 'DashboardPage'),
  },
  {
    path: paths.messages.root.pattern,
    lazy: page(() => import('../../features/messages/messages-page.tsx'), 'MessagesPage'),
  },
  {
    path: paths.messages.conversation.pattern,
    lazy: page(() => import('../../features/messages/conversation-page.tsx'), 'ConversationPage'),
  },
];
