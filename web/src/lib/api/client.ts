import { REQUEST_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import ky, { isTimeoutError } from 'ky';
import { endSession, getSession } from '../session/session.ts';
import { ApiError, isRefused, toApiError } from './api-error.ts';
import { freshToken } from './refresh.ts';
import { sendForm } from './send-form.ts';

export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly search?: URLSearchParams | undefined;
  readonly json?: unknown;
  /** A multipart body; it may take as long as it needs [API-02]. */
  readonly form?: FormData | undefined;
  /** A part of an upload without a form: it may take as long as it needs, too. */
  readonly noTimeout?: boolean | undefined;
  /** Hears how much of the form has been sent, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

const settings = {
  /** Empty in the browser, where the API has the page's own origin. */
  origin: '',
  onSignedOut: () => {},
  /** Milliseconds until a request without an answer is given up [API-02]. */
  timeout: REQUEST_TIMEOUT_MS,
};

/** Tells the client where the API is and what happens when a session ends. */
export const configureApi = (changes: Partial<typeof settings>) => Object.assign(settings, changes);

type Answer = { status: number; body: unknown };

const transmit = async (request: ApiRequest, token: string | undefined): Promise<Answer> => {
  const { method, path, search, json, form, noTimeout, onProgress, signal } = request;
  const query = search && search.size > 0 ? `?${search}` : '';
  const url = `${settings.origin}${path}${query}`;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    if (form && onProgress) {
      const { status, text } = await sendForm(url, form, { headers, onProgress, signal });
      return { status, body: parse(text) };
    }
    const response = await ky(url, {
      method,
      headers,
      credentials: 'include',
      timeout: form || noTimeout ? false : settings.timeout,
      retry: 0,
      throwHttpErrors: false,
      ...(form ? { body: form } : {}),
      ...(json === undefined ? {} : { json }),
      ...(signal ? { signal } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, isTimeoutError(error) ? 'timeout' : 'network_error', '');
  }
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const wantsFreshToken = ({ status, body }: Answer): boolean =>
  status === 401 || status === 403 || (body as { code?: unknown } | undefined)?.code === 'token_expired';

const signOut = () => {
  // Of several requests that fail together only the first finds a session.
  if (!getSession().userInfo && !getSession().accessToken) return;
  endSession();
  settings.onSignedOut();
};

/** A fresh token; only a refused refresh ends the session, a lost connection or a busy server does not [API-04]. */
const renewToken = async (staleToken: string | undefined): Promise<string> => {
  try {
    return await freshToken(settings.origin, staleToken);
  } catch (error) {
    if (isRefused(error)) signOut();
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, isTimeoutError(error) ? 'timeout' : 'network_error', '');
  }
};

/**
 * Sends a request as the signed-in user and answers its body; anything but success is an ApiError [API-01 to API-05].
 */
export const send = async (request: ApiRequest): Promise<unknown> => {
  const { accessToken, tokenPending } = getSession();
  const token = tokenPending ? await renewToken(undefined) : accessToken;
  let answer = await transmit(request, token);
  // Signing in answers 401 for reasons of its own.
  if (token && wantsFreshToken(answer) && request.path !== '/api/auth/login') {
    answer = await transmit(request, await renewToken(token));
  }
  const { status, body } = answer;
  if (status < 200 || status > 299) throw toApiError(status, body);
  return body;
};
