import type { Endpoint, RequestOf, ResultOf } from '@plumbline/shared/contracts/endpoint';
import type { Cookies } from 'cookie';
import type { CallerOf } from '../services/sessions/caller.ts';
import type { UploadedFile } from './form.ts';

export type RequestContext = {
  requestId: string;
  sourceIp: string;
  cookies: Cookies;
  /** Sets a cookie on the answer, as a whole Set-Cookie value. */
  setCookie: (cookie: string) => void;
  /** The body as it came, for endpoints with `rawBody`. */
  rawBody: string;
  /** The files of the form, for endpoints with `multipart`. */
  files: UploadedFile[];
  headers: Record<string, string | undefined>;
};

export type OperationRequest<E extends Endpoint> = RequestOf<E> & { caller: CallerOf<E['auth']> } & RequestContext;

/** One endpoint with what it does. */
export type Operation<E extends Endpoint = Endpoint> = {
  endpoint: E;
  run: (request: OperationRequest<E>) => Promise<ResultOf<E>>;
};

/** An operation of any endpoint, for lists of them. */
export type AnyOperation = { endpoint: Endpoint; run: (request: never) => Promise<unknown> };

export const operation = <E extends Endpoint>(endpoint: E, run: Operation<E>['run']): Operation<E> => ({
  endpoint,
  run,
});
