import { ApiError } from '../api-error.ts';
import type { Answer } from '../transport.ts';
import type { beginSlow, SlowKind } from './slow-requests.ts';

/** The time limit of each try, as a multiple of the first. The requirement limits only the first [API-02]. */
const TRIES = [1, 2, 4] as const;
/**
 * The pause before each repeat of a write, as a fraction of the time limit. A broken connection needs a moment to
 * return.
 */
const PAUSE = 0.1;
/** The statuses of the gateway itself, after which it is unknown whether the function ran. */
const LOST_STATUSES: readonly number[] = [502, 504];

type Send = (timeout: number) => Promise<Answer>;
type Sending = {
  kind: SlowKind;
  /** The code of the error when neither a write nor its repeats had a response. */
  unanswered: 'result_unknown' | 'network_error';
  /** Milliseconds until the first try is aborted. */
  timeout: number;
  /** Called when the first try had no response, so that the page says that the request is sent again. */
  beginSlow: typeof beginSlow;
  signal?: AbortSignal | undefined;
};

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Resolves when the browser is online again, at the latest after the time, and immediately when the request is aborted.
 */
const waitForConnection = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (isOffline()) globalThis.addEventListener?.('online', end);
    signal?.addEventListener('abort', end);
  });

const isLate = (error: unknown): boolean => error instanceof ApiError && error.code === 'timeout';
const isLost = (error: unknown): boolean =>
  isLate(error) || (error instanceof ApiError && error.code === 'network_error');

const sendRead = async (send: Send, { timeout, beginSlow }: Sending): Promise<Answer> => {
  let end: (() => void) | undefined;
  try {
    for (const times of TRIES.slice(0, -1)) {
      try {
        return await send(timeout * times);
      } catch (error) {
        if (!isLate(error)) throw error;
        end ??= beginSlow('read');
      }
    }
    return await send(timeout * (TRIES.at(-1) ?? 1));
  } finally {
    end?.();
  }
};

/**
 * Whether the response to a repeat leaves the result open: the server is busy, failed, or still works on the first try.
 */
const isUndecided = ({ status }: Answer): boolean => status === 429 || status >= 500;

const repeatWrite = async (send: Send, { unanswered, timeout, signal }: Sending): Promise<Answer> => {
  for (const times of TRIES.slice(1)) {
    await waitForConnection(isOffline() ? timeout * times : timeout * PAUSE * times, signal);
    signal?.throwIfAborted();
    try {
      const answer = await send(timeout * times);
      if (!isUndecided(answer)) return answer;
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  }
  throw new ApiError(0, unanswered, '');
};

const sendWrite = async (send: Send, sending: Sending): Promise<Answer> => {
  // Without a connection nothing leaves the browser, so nothing can be stored.
  if (isOffline()) return send(sending.timeout);
  try {
    const answer = await send(sending.timeout);
    if (!LOST_STATUSES.includes(answer.status)) return answer;
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  const end = sending.beginSlow('write');
  try {
    return await repeatWrite(send, sending);
  } finally {
    end();
  }
};

/**
 * Sends a request, and sends it again with a longer limit when no response came in time. A write that may have arrived
 * is repeated with its key, so that the server stores it only once. When all repeats fail, the error says that the
 * result is unknown.
 */
export const sendUntilAnswered = (send: Send, sending: Sending): Promise<Answer> =>
  sending.kind === 'read' ? sendRead(send, sending) : sendWrite(send, sending);
