import { paths } from '../lib/paths.ts';
import { readStored } from '../lib/session/browser-storage.ts';
import { type Session, sessionKind } from '../lib/session/session.ts';

/** What a guard decides: let the visitor in, send them elsewhere, or forget the session first. */
export type Verdict = 'enter' | 'forget' | { readonly to: string };
export type GuardRule = (session: Session, address: string, byMailedLink?: boolean) => Verdict;

const home = (session: Session): string =>
  sessionKind(session) === 'admin' ? paths.admin.dashboard.path() : paths.dashboard.path();

/** Where a user without a profile completes it, and goes on to what was asked for [SHL-09]. */
const completion = ({ userInfo }: Session, redirect?: string): string =>
  paths.completeProfile.path({
    profileType: userInfo?.profileType ?? readStored('profileType') ?? 'candidate',
    redirect,
  });

/** A job is what somebody without a profile comes for. */
const isJob = (address: string): boolean => /^\/jobs\/[0-9a-f]{24}\b/.test(address);

const login = (address: string): Verdict => ({ to: paths.login.path({ redirect: address }) });

/** A token that only waits for a connection is as good as one. */
const signedIn = ({ accessToken, tokenPending, userInfo }: Session): boolean =>
  Boolean((accessToken || tokenPending) && userInfo);

/** Signed-in users have no business on sign-in pages [SHL-07]; a mailed key opens its page to anybody. */
export const authPage: GuardRule = (session, _address, byMailedLink) => {
  if (!signedIn(session) || byMailedLink) return 'enter';
  if (sessionKind(session) !== 'admin' && session.profile === null) return { to: completion(session) };
  // A profile that was never loaded means a sign-in under way: login itself goes on.
  return sessionKind(session) !== 'admin' && !session.profile ? 'enter' : { to: home(session) };
};

/** The signed-in area of companies and job seekers [SHL-05, SHL-06, SHL-09, ADM-01]. */
export const member: GuardRule = (session, address) => {
  if (!signedIn(session)) return login(address);
  if (sessionKind(session) === 'admin') return { to: paths.admin.dashboard.path() };
  if (session.profile === null) return { to: completion(session, isJob(address) ? address : undefined) };
  return session.profile ? 'enter' : 'forget';
};

/** /complete-profile is for signed-in users who have none. */
export const withoutProfile: GuardRule = (session, address) => {
  if (!signedIn(session)) return login(address);
  return session.profile || sessionKind(session) === 'admin' ? { to: home(session) } : 'enter';
};

/** Job seekers stay out of the employer area [SHL-08]. */
export const notSeeker: GuardRule = (session) =>
  sessionKind(session) === 'candidate' ? { to: paths.dashboard.path() } : 'enter';

/** Bills and company users are for companies and vendors [TBX-03]. */
export const hiring: GuardRule = (session) =>
  ['provider', 'vendor'].includes(sessionKind(session)) ? 'enter' : { to: paths.toolbox.settings.path() };

/** Staff only [ADM-01, ADM-02]. */
export const support: GuardRule = (session, address) => {
  if (!signedIn(session)) return login(address);
  return sessionKind(session) === 'admin' ? 'enter' : { to: paths.dashboard.path() };
};
