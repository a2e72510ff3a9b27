import { paths } from '@plumbline/shared/options/paths';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

const JOB = /^\/jobs\/([0-9a-f]{24})\/?$/;

/** The job whose address it is, if any. */
export const jobAt = (pathname: string): string | undefined => JOB.exec(pathname)?.[1];

type JobForVisitorsProps = { jobId: string; login: string };

/**
 * Who opens a job's address signed out reads it on its public page; a job that has none is there after signing in. That
 * page is no route of the app, so the browser leaves.
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
