import { paths } from '@plumbline/shared/options/paths';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

type JobForVisitorsProps = { jobId: string; login: string };

/**
 * Sends signed-out visitors to the public page of a job, or to the sign-in when the job has none. The public page isn't
 * a route of the app, so the browser loads it.
 */
export const JobForVisitors = ({ jobId, login }: JobForVisitorsProps) => {
  const [isPrivate, setIsPrivate] = useState(false);
  useEffect(() => {
    const path = paths.publicJob.path(jobId);
    let left = false;
    fetch(path)
      .then(({ ok }) => {
        if (left) return;
        if (ok) location.replace(path);
        else setIsPrivate(true);
      })
      .catch(() => setIsPrivate(true));
    return () => {
      left = true;
    };
  }, [jobId]);
  return isPrivate ? <Navigate to={login} replace /> : null;
};
