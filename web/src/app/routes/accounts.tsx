import { paths } from '@plumbline/shared/options/paths';
import type { RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

/** Pages for signed-out visitors. Signed-in users are redirected from these pages to the dashboard. */
export const authRoutes: RouteObject[] = [
  { path: paths.landing.pattern, lazy: page(() => import('../../features/landing/landing-page.tsx'), 'LandingPage') },
  {
    path: paths.login.pattern,
    lazy: page(() => import('../../features/accounts/sign-in/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.secondFactor.code.pattern,
    lazy: page(() => import('../../features/accounts/second-factor/code-page.tsx'), 'CodePage'),
  },
  {
    path: paths.secondFactor.setUp.pattern,
    lazy: page(() => import('../../features/accounts/second-factor/set-up-page.tsx'), 'SetUpPage'),
  },
  {
    path: paths.signup.pattern,
    lazy: page(() => import('../../features/accounts/sign-up/sign-up-page.tsx'), 'SignUpPage'),
  },
  {
    path: paths.confirmEmail.pattern,
    lazy: page(() => import('../../features/accounts/sign-up/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  },
  {
    path: paths.resetPassword.pattern,
    lazy: page(() => import('../../features/reset-password/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
];

export const completeProfileRoutes: RouteObject[] = [
  {
    path: paths.completeProfile.pattern,
    lazy: page(
      () => import('../../features/accounts/complete-profile/complete-profile-page.tsx'),
      'CompleteProfilePage',
    ),
  },
];
