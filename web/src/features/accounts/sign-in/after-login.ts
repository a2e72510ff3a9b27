import { paths } from '@plumbline/shared/options/paths';
import type { Session } from '../../../lib/session/session.ts';
import { sessionKind } from '../../../lib/session/session.ts';
import { threadQuery } from '../thread/thread-query.ts';

/**
 * Returns the page after a sign-in: the staff's area for staff, and the form for a first profile for users without one
 * [ACC-02, ACC-07].
 */
export const afterLogin = (session: Session, query: URLSearchParams): string => {
  const thread = threadQuery(query);
  const wanted = thread.redirect;
  if (sessionKind(session) === 'admin') {
    return wanted?.startsWith(`${paths.admin.root.path()}/`) ? wanted : paths.admin.dashboard.path();
  }
  if (!session.profile) return paths.completeProfile.path({ profileType: session.userInfo?.profileType, ...thread });
  return wanted ?? paths.dashboard.path();
};
