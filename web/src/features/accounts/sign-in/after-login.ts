import { paths } from '@plumbline/shared/options/paths';
import { safeRedirect } from '../../../lib/session/safe-redirect.ts';
import type { Session } from '../../../lib/session/session.ts';
import { sessionKind } from '../../../lib/session/session.ts';

/**
 * Returns the page after a sign-in [ACC-02, ACC-07]: the staff's area for staff, and the form for a first profile for
 * users without one.
 */
export const afterLogin = (session: Session, query: URLSearchParams): string => {
  const wanted = safeRedirect(query.get('redirect') ?? query.get('to'));
  if (sessionKind(session) === 'admin') {
    return wanted?.startsWith(`${paths.admin.root.path()}/`) ? wanted : paths.admin.dashboard.path();
  }
  if (!session.profile)
    return paths.completeProfile.path({ profileType: session.userInfo?.profileType, redirect: wanted });
  return wanted ?? paths.dashboard.path();
};
