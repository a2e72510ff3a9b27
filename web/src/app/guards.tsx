import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { linkKeyOf } from '../lib/session/link-key.ts';
import { endSession, useSession } from '../lib/session/session.ts';
import type { GuardRule } from './guard-rules.ts';

/** Clears what the browser keeps; the guard then decides anew [SHL-05]. */
const Forget = () => {
  useEffect(endSession, []);
  return null;
};

/** A layout route that lets in whom the rule lets in, and reacts when the session changes. */
export const Guard = ({ rule }: { rule: GuardRule }) => {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const verdict = rule(session, `${pathname}${search}`, linkKeyOf(state) !== undefined);
  if (verdict === 'enter') return <Outlet />;
  if (verdict === 'forget') return <Forget />;
  return <Navigate to={verdict.to} replace />;
};
