import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useSession, useSessionKind } from '../../../lib/session/session.ts';

/** Logs once that the session's user opened a readable job; not awaited [SEE-02, EMP-03]. */
export const useLogJobView = (jobId: string | undefined) => {
  const reader = useSession().profile?.id;
  const isSeeker = useSessionKind() === 'candidate';
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (!jobId || !reader || logged.current === jobId) return;
    logged.current = jobId;
    const who = isSeeker ? { jobseekerId: reader, userType: 'jobSeeker' } : { companyId: reader, userType: 'provider' };
    call(
      'POST /api/activity/logs/insert',
      { body: { activityType: 'view-job-details', jobId, ...who } },
      { inBackground: true },
    ).catch((error: unknown) => {
      console.error('The visit could not be logged', error);
    });
  }, [jobId, reader, isSeeker]);
};
