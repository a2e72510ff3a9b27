import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import { readItem } from '../storage/web-storage.ts';
import { readWho, TOKEN } from './stored-user.ts';

export const REFRESH_PATH = '/api/auth/refresh-token';
/** The lock of the tab that refreshes. */
export const REFRESH_LOCK = 'plumbline.refresh';

type EarlyResponse = { readonly status: number; readonly text: string };

let begun: Promise<EarlyResponse | undefined> | undefined;
let taken = false;

const ask = async (): Promise<EarlyResponse | undefined> => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const answer = await fetch(REFRESH_PATH, { method: 'POST', credentials: 'include', signal });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
};

/**
 * Requests the token of a known user when the app starts. The client of the API could request it only later, because
 * its transport has to load first.
 */
export const beginRefresh = () => {
  if (taken || begun || !readWho().userInfo || readItem('session', TOKEN)) return;
  begun = navigator.locks ? navigator.locks.request(REFRESH_LOCK, ask) : ask();
};

/**
 * Returns the early response to the first caller that needs a token; undefined for later callers, or when none was
 * requested.
 */
export const takeRefresh = (): Promise<EarlyResponse | undefined> | undefined => {
  const answer = begun;
  taken = true;
  begun = undefined;
  return answer;
};
