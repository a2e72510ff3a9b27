import { jobIdIn, paths } from '@plumbline/shared/options/paths';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { linkKeyOf } from '../lib/session/link-key.ts';
import { expireSession, useSession } from '../lib/session/session.ts';
import type { GuardRule } from './guard-rules.ts';
import { JobForVisitors } from './job-for-visitors.tsx';

/** Clears the session, after which the guard decides again [SHL-05]. */
const ClearSession = () => {
  useEffect(expireSession, []);
  return null;
};

/** A layout route that renders its pages when the rule allows it, and checks again when the session changes. */
export const Guard = ({ rule }: { rule: GuardRule }) => {
  const session = useSession();
  const { pathname, search, hash, state } = useLocation();
  // The user who opened the page. After signing out, this user goes to the sign-in page, also from a job; only visitors
  // who came signed out get the job's public page.
  const [openedBy] = useState(session.userInfo?.id);
  const decision = rule(session, `${pathname}${search}${hash}`, linkKeyOf(state) !== undefined);
  if (decision === 'enter') return <Outlet />;
  if (decision === 'forget') return <ClearSession />;
  const job = openedBy === undefined ? jobIdIn(pathname) : undefined;
  if (job && decision.to.startsWith(paths.login.pattern)) return <JobForVisitors jobId={job} login={decision.to} />;
  return <Navigate to={decision.to} replace />;
};
