import type { DehydratedState } from '@tanstack/react-query';
import { clearItems, readJsonItem, removeItem, writeItem } from '../storage/web-storage.ts';

/** A page of the navigation, with its English text. */
export type VisitedPage = { to: string; label: string };

/**
 * What local storage may contain besides the signed-in user. Logout removes all of it, except what belongs to the
 * browser: the language, and the hint to install the app [SHL-38].
 */
type Stored = {
  profileType: string;
  profileStep: { step: number; draft: unknown };
  copiedJobId: string;
  jobDraft: unknown;
  briefingDraft: unknown;
  profileDrafts: { profile: string; sections: Record<string, unknown> };
  jobSearchFilters: unknown;
  projectDraft: unknown;
  /** Unsent texts, by the id of the profile to which they were typed. */
  messageDrafts: Readonly<Record<string, string>>;
  tradePartnerFilters: unknown;
  language: string;
  /** The days on which this browser opened the app, the last one, and whether the user refused to install the app. */
  install: { visits: number; day: string; refused: boolean };
  /** Whether the last visit of the dashboard showed the first steps. */
  firstSteps: boolean;
  /** Whether all set-up steps were done at the last visit of the dashboard. */
  stepsDone: boolean;
  /** Whether a job briefing was waiting at the last visit of the job search. */
  briefingWaits: boolean;
  /** The number of pending items at the last visit of the dashboard. */
  waitingRows: number;
  /** The number of coming interviews at the last visit of the dashboard. */
  interviewRows: number;
  /** Cached responses, for pages that are opened offline. */
  answers: { owner: string; build: string; at: number; answers: DehydratedState['queries'] };
  visitedPages: VisitedPage[];
  /** The drafts of a user whose session expired. */
  waitingDrafts: { user: string; drafts: Readonly<Record<string, unknown>> };
  /** The id under which this browser gets push notifications, and whether the user refused to be asked. */
  pushDevice: string;
  pushRefused: boolean;
  /** Whether the last session expired, which the login page says. */
  signedOut: boolean;
};
type Name = keyof Stored;

/** The stored items that a user typed and didn't send. They survive an expired session. */
export const DRAFTS = [
  'profileStep',
  'jobDraft',
  'briefingDraft',
  'profileDrafts',
  'projectDraft',
  'messageDrafts',
] as const satisfies readonly Name[];
const isDraft = (name: Name): boolean => (DRAFTS as readonly Name[]).includes(name);

/** The drafts that this tab wrote. A logout in another tab clears the stored drafts, but not these. */
const ownDrafts = new Map<Name, unknown>();

const keyOf = (name: Name) => `plumbline.${name}`;

export const readStored = <N extends Name>(name: N): Stored[N] | undefined =>
  readJsonItem<Stored[N]>('local', keyOf(name));

const unkeptDraftListeners = new Set<() => void>();
/** Calls back when the browser can't store a draft, which then lasts as long as the page. */
export const onUnkeptDraft = (callback: () => void): (() => void) => {
  unkeptDraftListeners.add(callback);
  return () => unkeptDraftListeners.delete(callback);
};

export const writeStored = <N extends Name>(name: N, value: Stored[N]) => {
  if (isDraft(name)) ownDrafts.set(name, value);
  const isKept = writeItem('local', keyOf(name), JSON.stringify(value));
  if (!isKept && isDraft(name)) for (const callback of unkeptDraftListeners) callback();
};

export const removeStored = (name: Name) => {
  ownDrafts.delete(name);
  removeItem('local', keyOf(name));
};

/** Clears everything that the browser stores of a user. What belongs to the browser stays. */
export const clearStored = () => {
  const language = readStored('language');
  const install = readStored('install');
  ownDrafts.clear();
  clearItems('local');
  if (language !== undefined) writeStored('language', language);
  if (install !== undefined) writeStored('install', install);
};

/** Forms that store a draft a moment after the last key. When the session expires, they store it immediately. */
const unwritten = new Set<() => void>();
export const onSessionExpiry = (write: () => void): (() => void) => {
  unwritten.add(write);
  return () => unwritten.delete(write);
};

/**
 * Clears everything of a user except the push device and the drafts, which stay until the same user signs in again.
 */
export const keepDraftsOf = (user: string) => {
  for (const write of unwritten) write();
  const drafts = Object.fromEntries(
    DRAFTS.map((name) => [name, readStored(name) ?? ownDrafts.get(name)]).filter(([, draft]) => draft !== undefined),
  );
  // Another tab may just have stored its own drafts of this user.
  const waiting = readStored('waitingDrafts');
  const all = { ...(waiting?.user === user && waiting.drafts), ...drafts };
  const pushDevice = readStored('pushDevice');
  clearStored();
  // The browser stays a push device of the user until a logout removes it.
  if (pushDevice !== undefined) writeStored('pushDevice', pushDevice);
  writeStored('signedOut', true);
  if (Object.keys(all).length > 0) writeStored('waitingDrafts', { user, drafts: all });
};

/** Restores the drafts of the user who signs in, and clears those of anyone else. */
export const restoreDraftsOf = (user: string) => {
  const waiting = readStored('waitingDrafts');
  removeStored('signedOut');
  removeStored('waitingDrafts');
  if (waiting?.user !== user) return;
  const restore = <N extends Name>(name: N, draft: Stored[N] | undefined) => {
    if (draft !== undefined) writeStored(name, draft);
  };
  for (const name of DRAFTS) restore(name, waiting.drafts[name]);
};

/** Which notice the login page shows after an expired session; undefined when no session expired. */
export const expiryNotice = (): 'with-draft' | 'plain' | undefined => {
  if (!readStored('signedOut')) return undefined;
  return readStored('waitingDrafts') ? 'with-draft' : 'plain';
};
