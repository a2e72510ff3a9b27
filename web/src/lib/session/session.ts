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

// The token is copied to this tab's storage for reloads only; who is signed in is known to every tab [SHL-38].
export type Session = Who & {
  readonly accessToken?: string | undefined;
  /** Whether the token could not be asked for, as there was no connection: the next request asks for it. */
  readonly tokenPending?: boolean | undefined;
};

const read = (): Session => ({ accessToken: readItem('session', TOKEN), ...readWho() });

let current: Session = read();
const listeners = new Set<() => void>();

const put = (next: Session) => {
  const { accessToken, tokenPending: _, ...who } = next;
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

/** Keeps what login answered; the profile is loaded next. */
export const startSession = (accessToken: string, userInfo: UserInfo) => {
  restoreDraftsOf(userInfo.id);
  put({ accessToken, userInfo });
};

export const setAccessToken = (accessToken: string) => put({ ...current, accessToken, tokenPending: false });

/** Keeps the user signed in whose token cannot be asked for right now. */
export const awaitToken = () => put({ ...current, tokenPending: true });

/** Whether the browser still knows this tab's user as its own; another tab may have signed out or in since. */
export const isStoredUser = (): boolean => {
  const { id } = readWho().userInfo ?? {};
  return id !== undefined && id === current.userInfo?.id;
};

export const setUserInfo = (userInfo: UserInfo) => put({ ...current, userInfo });

/** Null says that the user has no profile yet. */
export const setProfile = (view: (SessionProfile & Pick<ProfileView, 'jobSeeker' | 'educational'>) | null) => {
  if (!view) return put({ ...current, profile: null });
  const { id, name, lastName, type, kind, zip, jobSeeker, educational } = view;
  const trades = jobSeeker ? seekerTrades(jobSeeker) : (educational?.tradesTaught ?? view.trades);
  put({ ...current, profile: { id, name, lastName, type, kind, zip, trades } });
};

/** Ends the session of this tab alone: another tab has signed in somebody else, and what is stored is theirs. */
const leaveToOtherUser = () => {
  current = {};
  removeItem('session', TOKEN);
  for (const listener of listeners) listener();
};

/** Signs the user out on purpose: forgets all that this site keeps of them in the browser [ACC-32]. */
export const endSession = () => {
  const stored = readWho().userInfo;
  if (stored && current.userInfo && stored.id !== current.userInfo.id) return leaveToOtherUser();
  clearStored();
  put({});
};

/** Ends a session that is over without the user's doing: drafts wait for the same user to sign in again. */
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
