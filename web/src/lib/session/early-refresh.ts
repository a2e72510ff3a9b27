import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import { readItem } from '../storage/web-storage.ts';
import { readWho, TOKEN } from './stored-user.ts';

export const REFRESH_PATH = '/api/auth/refresh-token';
/** Held by the tab that refreshes. */
export const REFRESH_LOCK = 'plumbline.refresh';

type Early = { readonly status: number; readonly text: string };

let begun: Promise<Early | undefined> | undefined;
let taken = false;

const ask = async (): Promise<Early | undefined> => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const answer = await fetch(REFRESH_PATH, { method: 'POST', credentials: 'include', signal });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
};

/** Asks for the token of a known user while the app is still on its way, which would only then ask by its own transport. */
export const beginRefresh = () => {
  if (taken || begun || !readWho().userInfo || readItem('session', TOKEN)) return;
  begun = navigator.locks ? navigator.locks.request(REFRESH_LOCK, ask) : ask();
};

/** What was asked ahead, for the first who wants a token; nothing inside when no answer came. */
export const takeRefresh = (): Promise<Early | undefined> | undefined => {
  const answer = begun;
  taken = true;
  begun = undefined;
  return answer;
};
