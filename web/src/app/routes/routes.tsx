import { paths } from '@plumbline/shared/options/paths';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { ChunkError, ServerPageProblem } from '../errors/chunk-error.tsx';
import { PageError } from '../errors/page-error.tsx';
import * as rules from '../guard-rules.ts';
import { Guard } from '../guards.tsx';
import { page } from '../lazy-page.ts';
import { authRoutes, completeProfileRoutes } from './accounts.tsx';
import { adminRoutes } from './admin.tsx';
import { dashboardRoutes } from './dashboard.tsx';
import { employeeRoutes } from './employees.tsx';
import { jobRoutes } from './jobs.tsx';
import { profileRoutes } from './profiles.tsx';
import { publicRoutes } from './public.tsx';
import { toolboxRoutes } from './toolbox.tsx';
import { tradePartnerRoutes } from './trade-partners.tsx';

const Root = () => (
  <>
    <ScrollRestoration />
    <Outlet />
  </>
);

const shell = { lazy: page(() => import('../shell/shell.tsx'), 'Shell') };

/** Keeps the shell around a page that shows an error. */
const within = (children: RouteObject[]): RouteObject[] => [{ errorElement: <PageError />, children }];

/** Public pages, sign-in pages, the signed-in area and the staff's; each guard is a layout around its routes. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ChunkError />,
    children: [
      ...publicRoutes,
      { path: paths.publicJob.pattern, element: <ServerPageProblem /> },
      { path: `${paths.publicJobs.pattern}/*`, element: <ServerPageProblem /> },
      { element: <Guard rule={rules.authPage} />, children: authRoutes },
      { element: <Guard rule={rules.withoutProfile} />, children: completeProfileRoutes },
      {
        element: <Guard rule={rules.member} />,
        children: [
          {
            ...shell,
            children: within([
              ...dashboardRoutes,
              ...profileRoutes,
              ...jobRoutes,
              ...tradePartnerRoutes,
              ...toolboxRoutes,
              ...employeeRoutes,
            ]),
          },
        ],
      },
      { element: <Guard rule={rules.support} />, children: [{ ...shell, children: within(adminRoutes) }] },
      {
        lazy: page(() => import('../not-found/not-found-frame.tsx'), 'NotFoundFrame'),
        children: [{ path: '*', lazy: page(() => import('../not-found/not-found-page.tsx'), 'NotFoundPage') }],
      },
    ],
  },
];
