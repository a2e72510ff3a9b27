import { paths } from '@plumbline/shared/options/paths';
import { readStored } from '../lib/session/browser-storage.ts';
import { type Session, sessionKind } from '../lib/session/session.ts';
import { hasRightIn } from '../lib/staff/staff-right.ts';
import { accessTo, rightFor } from './route-access.ts';

/** The decision of a guard: let the visitor in, redirect, or clear the session first. */
type GuardDecision = 'enter' | 'forget' | { readonly to: string };
export type GuardRule = (session: Session, address: string, byMailedLink?: boolean) => GuardDecision;

const home = (session: Session): string =>
  sessionKind(session) === 'admin' ? paths.admin.dashboard.path() : paths.dashboard.path();

/** The page where a user without a profile creates one. It then continues to the requested page [SHL-09]. */
const completion = ({ userInfo }: Session, redirect?: string): string =>
  paths.completeProfile.path({
    profileType: userInfo?.profileType ?? readStored('profileType') ?? 'candidate',
    redirect,
  });

/** Whether the address is a job's page. Users without a profile may open it, because many sign up for that job. */
const isJob = (address: string): boolean => /^\/jobs\/[0-9a-f]{24}\b/.test(address);

const login = (address: string): GuardDecision => ({ to: paths.login.path({ redirect: address }) });

/** An expired token that can't be refreshed without a connection counts as valid. */
const signedIn = ({ accessToken, tokenPending, userInfo }: Session): boolean =>
  Boolean((accessToken || tokenPending) && userInfo);

/** Redirects signed-in users away from sign-in pages. A page that a mailed link opened shows to everyone [SHL-07]. */
export const authPage: GuardRule = (session, _address, byMailedLink) => {
  if (!signedIn(session) || byMailedLink) return 'enter';
  if (sessionKind(session) !== 'admin' && session.profile === null) return { to: completion(session) };
  // A profile that was never loaded means that a sign-in is in progress, so the sign-in page stays open.
  return sessionKind(session) !== 'admin' && !session.profile ? 'enter' : { to: home(session) };
};

/** Whether the table of routes lists this kind of account for the address. */
const isListed = (session: Session, address: string): boolean => {
  const access = accessTo(address);
  return Array.isArray(access) && access.includes(sessionKind(session));
};

/**
 * Redirects members from addresses that are closed to their kind of account. Closed toolbox pages lead to the toolbox's
 * settings, all others to the dashboard [SHL-08, TBX-03].
 */
const closedRoute = (address: string): GuardDecision => ({
  to: address.startsWith(`${paths.toolbox.root.pattern}/`) ? paths.toolbox.settings.path() : paths.dashboard.path(),
});

/** The signed-in area of companies, job seekers and schools [SHL-05, SHL-06, SHL-08, SHL-09, TBX-03, ADM-01]. */
export const member: GuardRule = (session, address) => {
  if (!signedIn(session)) return login(address);
  if (sessionKind(session) === 'admin') return { to: paths.admin.dashboard.path() };
  if (session.profile === null) return { to: completion(session, isJob(address) ? address : undefined) };
  if (!session.profile) return 'forget';
  return isListed(session, address) ? 'enter' : closedRoute(address);
};

/** Opens /complete-profile only to signed-in users without a profile. */
export const withoutProfile: GuardRule = (session, address) => {
  if (!signedIn(session)) return login(address);
  return session.profile || sessionKind(session) === 'admin' ? { to: home(session) } : 'enter';
};

/** Staff only, and pages with a right only for the roles that have it [ADM-01, ADM-02]. */
export const support: GuardRule = (session, address) => {
  if (!signedIn(session)) return login(address);
  if (sessionKind(session) !== 'admin') return { to: paths.dashboard.path() };
  const right = rightFor(address);
  return right && !hasRightIn(session, right) ? { to: paths.admin.dashboard.path() } : 'enter';
};
