import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useIsCompany, useSession } from '../../../lib/session/session.ts';

/** Logs once that the session's company opened a readable project; not awaited [PRJ-21]. */
export const useLogProjectView = (projectId: string | undefined) => {
  const { profile } = useSession();
  const reader = useIsCompany() ? profile?.id : undefined;
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (!projectId || !reader || logged.current === projectId) return;
    logged.current = projectId;
    const body = { activityType: 'view-project-details', projectId, companyId: reader, userType: 'provider' } as const;
    call('POST /api/activity/logs/insert', { body }, { inBackground: true }).catch((error: unknown) =>
      console.error('The visit could not be logged', error),
    );
  }, [projectId, reader]);
};
