import type { Call, Context } from '../context.ts';
import { type ApiKey, readApiKey } from './api-keys.ts';
import { ApiFailure } from './errors.ts';
import { expandPaths } from './expand.ts';
import type { FormHash } from './form-body.ts';
import { findKeptAnswer, keepAnswer } from './idempotency.ts';
import { readParams } from './params.ts';
import { checkClientSecret, publicView } from './publishable.ts';
import type { Route } from './routes.ts';

export interface ApiRequest {
  /** The path from `/v1` on, in any mount point. */
  path: string;
  id: string;
  authorization: string | undefined;
  raw: FormHash;
}

export interface ApiAnswer {
  status: number;
  body: string;
  requestId: string;
  /** The id of the request whose stored response is returned. */
  originalRequest?: string;
}

/** Handles one API request: returns the stored response of its idempotency key, or runs the operation. */
export function answerRequest(context: Context & { requestId: string }, route: Route, request: ApiRequest): ApiAnswer {
  const { requestId } = context;
  try {
    const key = readApiKey(request.authorization, route.publishable !== undefined);
    const kept = route.method === 'POST' ? findKeptAnswer(context, key, request.path, request.raw) : undefined;
    if (kept) return { status: kept.status, body: kept.body, requestId, originalRequest: kept.requestId };
    const call: Call = {
      ...context,
      key,
      id: request.id,
      params: readParams(request.raw, route.fields, route.required),
    };
    return runOnce(call, route, request, key);
  } catch (error) {
    if (error instanceof ApiFailure) return failureAnswer(error, requestId);
    throw error;
  }
}

// Stores a declined charge like a successful one. Any other error rolls the operation back.
function runOnce(call: Call, route: Route, request: ApiRequest, key: ApiKey): ApiAnswer {
  const requestId = String(call.requestId);
  const outcome = call.store.transaction(
    () => attempt(call, route),
    (result) => !(result instanceof ApiFailure) || result.status === 402,
  );
  const failed = outcome instanceof ApiFailure;
  const answer = failed ? failureAnswer(outcome, requestId) : { status: 200, body: toJson(outcome), requestId };
  if (route.method === 'POST' && !(failed && !outcome.begun)) keepAnswer(call, key, request, answer);
  return answer;
}

function attempt(call: Call, route: Route): object | ApiFailure {
  try {
    const { publishable } = route;
    if (publishable && publishable !== 'open') checkClientSecret(call, publishable);
    const answer = structuredClone(route.run(call));
    expandPaths(call.store, answer, call.params.list('expand'));
    return call.key.kind === 'publishable' && publishable !== 'open' ? publicView(answer) : answer;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (call.key.kind === 'publishable') hidePrivateMembers(error);
    return error;
  }
}

function hidePrivateMembers({ body }: ApiFailure): void {
  if (body.payment_intent) body.payment_intent = publicView(body.payment_intent);
  if (body.setup_intent) body.setup_intent = publicView(body.setup_intent);
}

export function failureAnswer(failure: ApiFailure, requestId: string): ApiAnswer {
  const log = { request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` };
  return { status: failure.status, body: toJson({ error: { ...failure.body, ...log } }), requestId };
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
