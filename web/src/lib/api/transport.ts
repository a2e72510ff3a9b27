import { Amplify } from '@aws-amplify/core';
import { del, get, patch, post, type ApiError as RestError } from 'aws-amplify/api';
import { ApiError } from './api-error.ts';
import { parseBody } from './parse-body.ts';

const API = 'plumbline';
const operations = { GET: get, POST: post, PATCH: patch, DELETE: del } as const;

export type Method = keyof typeof operations;

export type Exchange = {
  readonly origin: string;
  readonly method: Method;
  /** Includes the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form, or a JSON value. */
  readonly body?: unknown;
  /** Milliseconds until a request without a complete response is aborted. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** A server's response of any status; `body` is undefined when it isn't JSON. */
export type Answer = { readonly status: number; readonly body: unknown };

let endpoint: string | undefined;

/** Configures Amplify without credentials, which the caller adds, and without Amplify's own retries. */
const configure = (origin: string) => {
  const asked = origin || location.origin;
  if (asked === endpoint) return;
  endpoint = asked;
  Amplify.configure(
    { API: { REST: { [API]: { endpoint } } } },
    { API: { REST: { retryStrategy: { strategy: 'no-retry' }, defaultAuthMode: 'none' } } },
  );
};

type Options = NonNullable<Parameters<typeof post>[0]['options']>;

const optionsOf = ({ headers, body, timeout }: Exchange): Options => ({
  withCredentials: true,
  ...(headers && { headers }),
  ...(body === undefined ? {} : { body: body as Options['body'] }),
  ...(timeout === undefined ? {} : { timeout }),
});

/** Whether the response timed out; a body that is cut off fails with Amplify's own reason, a string. */
const isTimeout = (error: unknown): boolean =>
  error === 'TimeoutError' || (error instanceof Error && error.name === 'TimeoutError');

/** Sends one request by Amplify's REST client; throws an ApiError of status 0 when there was no response. */
export const transmit = async (request: Exchange): Promise<Answer> => {
  const { origin, method, path, signal } = request;
  signal?.throwIfAborted();
  configure(origin);
  const { response, cancel } = operations[method]({ apiName: API, path, options: optionsOf(request) });
  const stop = () => cancel();
  signal?.addEventListener('abort', stop);
  try {
    const { statusCode, body } = await response;
    return { status: statusCode, body: parseBody(await body.text()) };
  } catch (error) {
    // Amplify throws for every status but success, with the response in the error.
    const { response: answer } = error as RestError;
    if (answer) return { status: answer.statusCode, body: parseBody(answer.body ?? '') };
    signal?.throwIfAborted();
    throw new ApiError(0, isTimeout(error) ? 'timeout' : 'network_error', '');
  } finally {
    signal?.removeEventListener('abort', stop);
  }
};
