import type { DehydratedState } from '@tanstack/react-query';

/** A page of the navigation, with its English text. */
export type VisitedPage = { to: string; label: string };

/** What local storage may hold besides who is signed in [SHL-38]. All of it goes at sign-out, but for the language. */
type Stored = {
  profileType: string;
  profileStep: { step: number; draft: unknown };
  copiedJobId: string;
  jobDraft: unknown;
  briefingDraft: unknown;
  profileDrafts: { profile: string; sections: Record<string, unknown> };
  jobSearchFilters: unknown;
  projectDraft: unknown;
  /** What was typed to each profile and not sent. */
  messageDrafts: Readonly<Record<string, string>>;
  tradePartnerFilters: unknown;
  language: string;
  /** Whether the dashboard showed the first steps when it was last seen. */
  firstSteps: boolean;
  /** How many rows waited on the dashboard when it was last seen. */
  waitingRows: number;
  /** What the user has loaded, for pages that are opened without a signal. */
  answers: { owner: string; build: string; at: number; answers: DehydratedState['queries'] };
  visitedPages: VisitedPage[];
};
type Name = keyof Stored;

const keyOf = (name: Name) => `plumbline.${name}`;

export const readStored = <N extends Name>(name: N): Stored[N] | undefined => {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as Stored[N]);
  } catch {
    return undefined;
  }
};

export const writeStored = <N extends Name>(name: N, value: Stored[N]) =>
  localStorage.setItem(keyOf(name), JSON.stringify(value));

export const removeStored = (name: Name) => localStorage.removeItem(keyOf(name));

/** Forgets everything of a user; the language is the browser's and stays. */
export const clearStored = () => {
  const language = readStored('language');
  localStorage.clear();
  if (language !== undefined) writeStored('language', language);
};
