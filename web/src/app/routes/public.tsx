import { paths } from '@plumbline/shared/options/paths';
import type { RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

export const publicRoutes: RouteObject[] = [
  {
    lazy: page(() => import('../public-frame.tsx'), 'PublicFrame'),
    children: [
      { path: paths.terms.pattern, lazy: page(() => import('../../features/public/terms-page.tsx'), 'TermsPage') },
      {
        path: paths.privacyPolicy.pattern,
        lazy: page(() => import('../../features/public/privacy-page.tsx'), 'PrivacyPage'),
      },
      {
        path: paths.supportRequest.pattern,
        lazy: page(() => import('../../features/public/support-request-page.tsx'), 'SupportRequestPage'),
      },
      {
        path: paths.accessibility.pattern,
        lazy: page(() => import('../../features/public/accessibility-page.tsx'), 'AccessibilityPage'),
      },
      { path: paths.icons.pattern, lazy: page(() => import('../../features/public/icons-page.tsx'), 'IconsPage') },
    ],
  },
  {
    path: paths.changeEmail.pattern,
    lazy: page(() => import('../../features/accounts/change-email/change-email-page.tsx'), 'ChangeEmailPage'),
  },
];
