import { WRITE_KEY_HEADER } from '@plumbline/shared/contracts/endpoint';
import type { ErrorCode } from '@plumbline/shared/errors';
import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import { expireSession, getSession } from '../session/session.ts';
import { ApiError, isRefused, toApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import { parseBody } from './parse-body.ts';
import { recordWriteResult } from './read-only.ts';
import { freshToken } from './refresh.ts';
import { sendForm } from './send-form.ts';
import { sendUntilAnswered } from './slow/send-until-answered.ts';
import { beginSlow } from './slow/slow-requests.ts';
import type { Answer, Method } from './transport.ts';

export type ApiRequest = {
  readonly method: Method;
  readonly path: string;
  /** Whether the request changes data. If so, it has a key by which the server recognizes repeats. */
  readonly isWrite?: boolean | undefined;
  /**
   * Whether the write only prepares another write. Without a response, the user's own step has certainly not happened.
   */
  readonly onlyPrepares?: boolean | undefined;
  /** Whether no user waits for the response. A slow response of such a request isn't shown. */
  readonly inBackground?: boolean | undefined;
  readonly search?: URLSearchParams | undefined;
  readonly json?: unknown;
  /** A multipart body. A request with a form has no time limit [API-02]. */
  readonly form?: FormData | undefined;
  /** Whether the request has no time limit although it has no form, such as a part of an upload. */
  readonly noTimeout?: boolean | undefined;
  /** Called with the sent part of the form, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

const settings = {
  /** The origin of the API. Empty in the browser, where the API has the page's own origin. */
  origin: '',
  onSignedOut: () => {},
  /** Milliseconds until the first try of a request without a response is aborted [API-02]. */
  timeout: REQUEST_TIMEOUT_MS,
};

/** Sets the API's address and the callback for the end of a session. */
export const configureApi = (changes: Partial<typeof settings>) => Object.assign(settings, changes);

type Identity = { token: string | undefined; writeKey: string | undefined };

const transmitOnce = async (request: ApiRequest, { token, writeKey }: Identity, timeout: number): Promise<Answer> => {
  const { method, path, search, json, form, noTimeout, onProgress, signal } = request;
  const { origin } = settings;
  const address = search && search.size > 0 ? `${path}?${search}` : path;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(writeKey && { [WRITE_KEY_HEADER]: writeKey }),
  };
  if (form && onProgress) {
    const { status, text } = await sendForm(`${origin}${address}`, form, { headers, onProgress, signal });
    return { status, body: parseBody(text) };
  }
  return exchange({
    origin,
    method,
    path: address,
    headers,
    body: form ?? json,
    timeout: form || noTimeout ? undefined : timeout,
    signal,
  });
};

const transmit = (request: ApiRequest, identity: Identity): Promise<Answer> =>
  sendUntilAnswered((timeout) => transmitOnce(request, identity, timeout), {
    kind: request.isWrite ? 'write' : 'read',
    unanswered: request.onlyPrepares ? 'network_error' : 'result_unknown',
    timeout: settings.timeout,
    beginSlow: request.inBackground ? () => () => {} : beginSlow,
    signal: request.signal,
  });

const WRITE_KEY_BYTES = 18;

/** A random key. `crypto.randomUUID` is missing where a phone opens the local cloud by its address, without TLS. */
const newWriteKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(WRITE_KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The codes of an ended session or account. A rejected refresh also ends the session in the browser. */
const SESSION_OVER: readonly string[] = [
  'unauthenticated',
  'session_ended',
  'account_inactive',
  'account_suspended',
] satisfies ErrorCode[];

/**
 * Whether a new token may help: after any 401, after the gateway's own 403, which has no code, and after a code about
 * token, session or account. A 403 with another code of the catalog is about the user's permissions, so it is never
 * sent again [API-03].
 */
const wantsFreshToken = ({ status, body }: Answer): boolean => {
  const code = (body as { code?: unknown } | undefined)?.code;
  if (status === 401 || code === 'token_expired') return true;
  return status === 403 && (code === undefined || SESSION_OVER.includes(String(code)));
};

const signOut = () => {
  // When several requests fail together, only the first one still finds a session to end.
  if (!getSession().userInfo && !getSession().accessToken) return;
  expireSession();
  settings.onSignedOut();
};

/** Returns a fresh token. A rejected refresh ends the session; a lost connection or a busy server doesn't [API-04]. */
const renewToken = async (staleToken: string | undefined): Promise<string> => {
  try {
    return await freshToken(settings.origin, staleToken);
  } catch (error) {
    if (isRefused(error)) signOut();
    throw error instanceof ApiError ? error : new ApiError(0, 'network_error', '');
  }
};

/**
 * Sends a request as the signed-in user and returns the body of its response; throws an ApiError for any other status
 * than success [API-01 to API-05].
 */
export const send = async (request: ApiRequest): Promise<unknown> => {
  const { accessToken, tokenPending } = getSession();
  const token = tokenPending ? await renewToken(undefined) : accessToken;
  const writeKey = request.isWrite ? newWriteKey() : undefined;
  let answer = await transmit(request, { token, writeKey });
  // A 401 of the sign-in request is about the password, not about a token.
  if (token && wantsFreshToken(answer) && request.path !== '/api/auth/login') {
    answer = await transmit(request, { token: await renewToken(token), writeKey });
  }
  const { status, body } = answer;
  const error = status < 200 || status > 299 ? toApiError(status, body) : undefined;
  if (request.isWrite) recordWriteResult(error);
  if (error) throw error;
  return body;
};
