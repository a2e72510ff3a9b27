import { paths } from '@plumbline/shared/options/paths';
import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

const { admin } = paths;
const account = () => import('../../features/admin/account/account-page.tsx');
const accounts = () => import('../../features/admin/accounts/accounts-page.tsx');
const documents = () => import('../../features/admin/documents/documents-page.tsx');

export const adminRoutes: RouteObject[] = [
  { path: admin.root.pattern, element: <Navigate to={admin.dashboard.path()} replace /> },
  {
    path: admin.dashboard.pattern,
    lazy: page(() => import('../../features/admin/dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  },
  { path: admin.companies.pattern, lazy: page(accounts, 'CompaniesPage') },
  { path: admin.jobSeekers.pattern, lazy: page(accounts, 'JobSeekersPage') },
  { path: admin.company.pattern, lazy: page(account, 'CompanyAccountPage') },
  { path: admin.jobSeeker.pattern, lazy: page(account, 'JobSeekerAccountPage') },
  {
    path: admin.queue.pattern,
    lazy: page(() => import('../../features/admin/queue/queue-layout.tsx'), 'QueueLayout'),
    children: [
      { index: true, lazy: page(() => import('../../features/admin/queue/queue-page.tsx'), 'QueuePage') },
      {
        path: admin.task.pattern,
        lazy: page(() => import('../../features/admin/queue/task-page.tsx'), 'TaskPage'),
      },
    ],
  },
  { path: admin.requests.pattern, element: <Navigate to={admin.queue.path()} replace /> },
  { path: admin.reports.pattern, element: <Navigate to={admin.queue.path()} replace /> },
  {
    path: admin.payments.pattern,
    lazy: page(() => import('../../features/admin/payments/payments-page.tsx'), 'PaymentsPage'),
  },
  { path: admin.documents.root.pattern, element: <Navigate to={admin.documents.expiring.path()} replace /> },
  { path: admin.documents.expiring.pattern, lazy: page(documents, 'ExpiringDocumentsPage') },
  { path: admin.documents.checked.pattern, lazy: page(documents, 'CheckedDocumentsPage') },
  {
    path: admin.settings.pattern,
    lazy: page(() => import('../../features/admin/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: admin.colleagues.pattern,
    lazy: page(() => import('../../features/admin/colleagues/colleagues-page.tsx'), 'ColleaguesPage'),
  },
  {
    path: admin.account.pattern,
    lazy: page(() => import('../../features/toolbox/settings/staff-account-page.tsx'), 'StaffAccountPage'),
  },
  {
    path: admin.history.pattern,
    lazy: page(() => import('../../features/admin/history/staff-history-page.tsx'), 'StaffHistoryPage'),
  },
];
