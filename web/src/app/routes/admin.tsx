import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { soon } from './soon.ts';

const { admin } = paths;

export const adminRoutes: RouteObject[] = [
  { path: admin.root.pattern, element: <Navigate to={admin.dashboard.path()} replace /> },
  soon(admin.dashboard.pattern, 'Dashboard', 'staff'),
  soon(admin.companies.pattern, 'Companies', 'staff'),
  soon(admin.jobSeekers.pattern, 'Job Seekers', 'staff'),
];
