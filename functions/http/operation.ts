import type { Endpoint, RequestOf, ResultOf } from '@plumbline/shared/contracts/endpoint';
import type { Cookies } from 'cookie';
import type { CallerOf } from '../services/sessions/caller.ts';
import type { UploadedFile } from './form.ts';

export type RequestContext = {
  requestId: string;
  sourceIp: string;
  cookies: Cookies;
  /** Sets a cookie on the response; the argument is a whole Set-Cookie value. */
  setCookie: (cookie: string) => void;
  /** The unparsed body, for endpoints with `rawBody`. */
  rawBody: string;
  /** The files of the form, for endpoints with `multipart`. */
  files: UploadedFile[];
  headers: Record<string, string | undefined>;
};

export type OperationRequest<E extends Endpoint> = RequestOf<E> & { caller: CallerOf<E['auth']> } & RequestContext;

/** An endpoint with the function that handles it. */
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
