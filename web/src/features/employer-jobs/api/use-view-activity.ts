import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { getSession, sessionKind } from '../../../lib/session/session.ts';

/** Logs that the company opened a job; the page ignores errors of the log [EMP-03]. */
export const useViewActivity = (jobId: string) => {
  useEffect(() => {
    const session = getSession();
    const companyId = session.profile?.id;
    if (!companyId) return;
    const body = { activityType: 'view-job-details', jobId, companyId, userType: sessionKind(session) } as const;
    call('POST /api/activity/logs/insert', { body }, { inBackground: true }).catch((error: unknown) =>
      console.error('The view was not logged', error),
    );
  }, [jobId]);
};
