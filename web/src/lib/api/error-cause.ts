import { msg } from '../msg.ts';
import { ApiError } from './api-error.ts';

/** Why a request failed, as far as the reader needs to know. */
export type ErrorCause =
  /** Nothing could be sent. */
  | 'offline'
  /** No response in time. */
  | 'timeout'
  /** Neither a write nor its repeats had a response, so the data may or may not be stored. */
  | 'unknown-result'
  /** No response at all, although the browser is online. */
  | 'unreachable'
  | 'signed-out'
  | 'not-allowed'
  /** The subject doesn't exist, or no longer; a retry has the same result. */
  | 'missing'
  | 'too-many-requests'
  /** Any other 4xx; the server's message names the problem. */
  | 'refused'
  /** A 5xx, or an error of the app itself. */
  | 'our-fault';

const ofStatus = (status: number): ErrorCause => {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'not-allowed';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'too-many-requests';
  return status >= 400 && status < 500 ? 'refused' : 'our-fault';
};

/** The only place that classifies failures; states, toasts and retries all use it [API-05]. */
export const causeOf = (error: unknown, isOnline: boolean = navigator.onLine): ErrorCause => {
  if (!(error instanceof ApiError)) return 'our-fault';
  if (error.status !== 0) return ofStatus(error.status);
  if (error.code === 'result_unknown') return 'unknown-result';
  if (!isOnline) return 'offline';
  return error.code === 'timeout' ? 'timeout' : 'unreachable';
};

/**
 * Replaces a screen's own text when the result of a write is unknown, because that text would say that nothing
 * happened.
 */
export const UNKNOWN_RESULT = msg("We're not sure it went through. Check before you try again.");

/** The advice for a page or list that didn't load. A message of the server replaces it. */
export const readCauses: Readonly<Record<ErrorCause, string>> = {
  offline: msg("You're offline. Try again when you have a signal."),
  timeout: msg('This took too long. Try again in a moment.'),
  'unknown-result': UNKNOWN_RESULT,
  unreachable: msg('Check your connection and try again.'),
  'signed-out': msg('Please sign in again.'),
  'not-allowed': msg("You're not allowed to see this."),
  missing: msg('It may have been deleted.'),
  'too-many-requests': msg('Too many requests. Wait a moment and try again.'),
  refused: msg('Something went wrong.'),
  'our-fault': msg('The problem is on our side. Give it a minute and try again.'),
};

/** The advice after a failed save, added to the screen's own text when there is no server message. */
export const writeCauses: Readonly<Partial<Record<ErrorCause, string>>> = {
  offline: msg("You're offline. Try again when you have a signal."),
  unreachable: msg('Check your connection and try again.'),
};
