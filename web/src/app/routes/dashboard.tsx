import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { page } from '../lazy-page.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.pattern,
    lazy: page(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
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
