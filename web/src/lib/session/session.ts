import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { useSyncExternalStore } from 'react';
import { onOtherTab, readItem, removeItem, writeItem } from '../storage/web-storage.ts';
import { clearStored, keepDraftsOf, restoreDraftsOf } from './browser-storage.ts';
import { readWho, type SessionProfile, sessionKind, TOKEN, WHO, type Who } from './stored-user.ts';

export type { SessionProfile };
export { sessionKind };

// The session of this tab. The token is stored for reloads of this tab only; the signed-in user is shared by all tabs
// [SHL-38].
export type Session = Who & {
  readonly accessToken?: string | undefined;
  /** Whether the token could not be refreshed because there was no connection: the next request refreshes it. */
  readonly tokenPending?: boolean | undefined;
  /** Whether the user chose to answer the question about changed terms later: the next load of the app asks again. */
  readonly isAgreementPutOff?: boolean | undefined;
};

const read = (): Session => ({ accessToken: readItem('session', TOKEN), ...readWho() });

let current: Session = read();
const listeners = new Set<() => void>();

const put = (next: Session) => {
  const { accessToken, tokenPending: _token, isAgreementPutOff: _agreement, ...who } = next;
  current = next;
  if (accessToken) writeItem('session', TOKEN, accessToken);
  else removeItem('session', TOKEN);
  if (who.userInfo) writeItem('local', WHO, JSON.stringify(who));
  else removeItem('local', WHO);
  for (const listener of listeners) listener();
};

export const getSession = (): Session => current;

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, getSession);

/** Stores the response of a login; the profile is loaded next. */
export const startSession = (accessToken: string, userInfo: UserInfo) => {
  restoreDraftsOf(userInfo.id);
  put({ accessToken, userInfo });
};

export const setAccessToken = (accessToken: string) => put({ ...current, accessToken, tokenPending: false });

/** Stores the version of the terms that the user agreed to, unless it is known. */
export const setAgreedTerms = (agreedTerms: string | undefined) => {
  const { userInfo } = current;
  if (userInfo && agreedTerms && userInfo.agreedTerms !== agreedTerms) setUserInfo({ ...userInfo, agreedTerms });
};

/** What a fresh token comes with about its user. */
export type SessionFacts = Partial<Pick<UserInfo, 'agreedTerms' | 'mailProblem'>>;

/** Stores why e-mails to the user don't arrive, or that they do. */
export const setMailProblem = (mailProblem: UserInfo['mailProblem']) => {
  const { mailProblem: known, ...userInfo } = current.userInfo ?? {};
  if (!current.userInfo || known?.since === mailProblem?.since) return;
  setUserInfo({ ...(userInfo as UserInfo), ...(mailProblem && { mailProblem }) });
};

/** Asks this tab's user about changed terms no more until the next load of the app. */
export const putOffAgreement = () => put({ ...current, isAgreementPutOff: true });

/** Keeps a user signed in whose token can't be refreshed right now. */
export const awaitToken = () => put({ ...current, tokenPending: true });

/**
 * Whether this tab's user is still the one stored in the browser. Another tab may have signed the user out or another
 * user in.
 */
export const isStoredUser = (): boolean => {
  const { id } = readWho().userInfo ?? {};
  return id !== undefined && id === current.userInfo?.id;
};

export const setUserInfo = (userInfo: UserInfo) => put({ ...current, userInfo });

/** Stores the new address of a user, if they are the one who is signed in. The address is also a default name. */
export const setEmail = (userId: string | undefined, email: string) => {
  const { userInfo } = current;
  if (!userInfo || userInfo.id !== userId) return;
  const { mailProblem: _earlier, ...user } = userInfo;
  setUserInfo({ ...user, email, ...(userInfo.displayName === userInfo.email && { displayName: email }) });
};

/** Null means that the user has no profile yet. */
export const setProfile = (
  view: (SessionProfile & Pick<ProfileView, 'jobSeeker' | 'educational' | 'provider'>) | null,
) => {
  if (!view) return put({ ...current, profile: null });
  const { id, name, lastName, type, kind, zip, jobSeeker, educational, provider } = view;
  const ofCompany = kind === 'vendor' ? provider?.tradesRelatedToProduct : provider?.selfPerformWorkCategories;
  const trades = jobSeeker ? seekerTrades(jobSeeker) : (educational?.tradesTaught ?? ofCompany ?? view.trades);
  put({ ...current, profile: { id, name, lastName, type, kind, zip, trades } });
};

/**
 * Ends the session of this tab only, after another user signed in in another tab. The stored data is the other user's.
 */
const leaveToOtherUser = () => {
  current = {};
  removeItem('session', TOKEN);
  for (const listener of listeners) listener();
};

/** Logs the user out on purpose: clears everything that this site stores of them in the browser [ACC-32]. */
export const endSession = () => {
  const stored = readWho().userInfo;
  if (stored && current.userInfo && stored.id !== current.userInfo.id) return leaveToOtherUser();
  clearStored();
  put({});
};

/** Ends an expired session: drafts stay until the same user signs in again. */
export const expireSession = () => {
  const { userInfo } = current;
  if (!userInfo) return endSession();
  const stored = readWho().userInfo;
  if (stored && stored.id !== userInfo.id) return leaveToOtherUser();
  keepDraftsOf(userInfo.id);
  return put({});
};

export const useSessionKind = (): ProfileKind => sessionKind(useSession());

/** Whether the user acts for a company or a vendor: only they post, buy and connect. */
export const useIsCompany = (): boolean => ['provider', 'vendor'].includes(useSessionKind());

/** Follows a sign-in or sign-out in another tab of the same browser. */
export const followOtherTabs = (onOtherUser: () => void): (() => void) =>
  onOtherTab((name) => {
    if (name !== WHO && name !== undefined) return;
    const who = readWho();
    if (!who.userInfo) {
      if (current.userInfo) expireSession();
    } else if (who.userInfo.id !== current.userInfo?.id) {
      removeItem('session', TOKEN);
      onOtherUser();
    } else {
      current = { ...current, ...who };
      for (const listener of listeners) listener();
    }
  });
