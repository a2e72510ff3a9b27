import { paths } from '@plumbline/shared/options/paths';
import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

const { toolbox, profile } = paths;

/** The toolbox [TBX-01]. */
export const toolboxRoutes: RouteObject[] = [
  { path: toolbox.root.pattern, element: <Navigate to={toolbox.settings.path()} replace /> },
  { path: toolbox.updateProfile.pattern, element: <Navigate to={profile.own.path({ edit: true })} replace /> },
  {
    path: toolbox.connections.pattern,
    lazy: page(() => import('../../features/toolbox/connections/connections-page.tsx'), 'ConnectionsPage'),
  },
  {
    path: toolbox.settings.pattern,
    lazy: page(() => import('../../features/toolbox/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: toolbox.notifications.pattern,
    lazy: page(() => import('../../features/toolbox/notifications/notifications-page.tsx'), 'NotificationsPage'),
  },
  {
    path: toolbox.notification.pattern,
    lazy: page(() => import('../../features/toolbox/notifications/notification-page.tsx'), 'NotificationPage'),
  },
  {
    path: toolbox.changePassword.pattern,
    lazy: page(() => import('../../features/toolbox/settings/change-password-page.tsx'), 'ChangePasswordPage'),
  },
  {
    path: toolbox.billing.pattern,
    lazy: page(() => import('../../features/billing/billing-page.tsx'), 'BillingPage'),
  },
  {
    path: toolbox.receipt.pattern,
    lazy: page(() => import('../../features/billing/receipt-page.tsx'), 'ReceiptPage'),
  },
  {
    path: toolbox.usersManagement.pattern,
    lazy: page(() => import('../../features/toolbox/users/users-page.tsx'), 'UsersPage'),
  },
];
