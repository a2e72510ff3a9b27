import { Hono, type Context as HonoContext } from 'hono';
import Stripe from 'stripe';
import { threeDSecurePages } from '../cards/three-d-secure.ts';
import type { Context } from '../context.ts';
import { startWebhooks } from '../events/webhooks.ts';
import { newId } from '../records/ids.ts';
import { createPast } from '../records/past.ts';
import { openStore } from '../records/store.ts';
import { type PlannedFailures, testControls } from '../test-controls.ts';
import { type ApiAnswer, answerRequest, failureAnswer } from './answer.ts';
import { internalFailure, lockTimeout, rateLimited, unrecognizedUrl } from './errors.ts';
import { parseForm } from './form-body.ts';
import { ROUTES, type Route } from './routes.ts';

export interface StripeStandInOptions {
  /** The path of the file with the whole state. */
  statePath: string;
  now: () => Date;
  /** Returns the address of the webhook. While it is undefined, events wait. */
  webhookUrl: () => string | undefined;
  webhookSecret: string;
  log: (line: string) => void;
  /** Called with the id of every event in place of the webhook. The event can be read after its request has ended. */
  queue?: (eventId: string) => void;
  /** Returns the address of the emulator for browsers; by default, the origin of the request. */
  publicUrl?: () => string;
}

/** Starts the Stripe emulator: the part of the API that the product uses, with test cards and webhooks. */
export function createStripeEmulator(options: StripeStandInOptions) {
  const { now, log } = options;
  const store = openStore(options.statePath);
  const webhooks = startWebhooks({ store, now, log, url: options.webhookUrl, secret: options.webhookSecret });
  const planned: PlannedFailures = { status: 500, times: 0 };

  const newContext = (c: HonoContext): Context => ({
    store,
    now,
    queueWebhook: options.queue ?? webhooks.queue,
    publicUrl: options.publicUrl?.() ?? new URL(c.req.url).origin,
    requestId: null,
    idempotencyKey: null,
    apiVersion: c.req.header('stripe-version') ?? Stripe.API_VERSION,
  });

  async function answer(c: HonoContext, route: Route): Promise<ApiAnswer> {
    const requestId = newId('req');
    const url = new URL(c.req.url);
    const raw = parseForm(route.method === 'POST' ? await c.req.text() : url.search);
    const idempotencyKey = c.req.header('idempotency-key') ?? null;
    try {
      if (planned.times > 0) return failureAnswer(takePlannedFailure(planned), requestId);
      const path = url.pathname.slice(url.pathname.indexOf('/v1/'));
      const request = { path, id: c.req.param('id') ?? '', authorization: c.req.header('authorization'), raw };
      return answerRequest({ ...newContext(c), requestId, idempotencyKey }, route, request);
    } catch (error) {
      log(`stripe: ${c.req.method} ${url.pathname} failed: ${error instanceof Error ? error.stack : error}`);
      return failureAnswer(internalFailure(), requestId);
    }
  }

  const app = new Hono();
  for (const route of ROUTES) {
    app.on(route.method, route.path, async (c) => respond(c, await answer(c, route)));
  }
  app.all('/v1/*', (c) => {
    const path = c.req.path.slice(c.req.path.indexOf('/v1/'));
    return respond(c, failureAnswer(unrecognizedUrl(c.req.method, path), newId('req')));
  });
  app.route('/3ds', threeDSecurePages(newContext));
  app.route('/test', testControls(store, webhooks, planned, newContext));

  return {
    app,
    /** Merges the write-ahead log into the state file. Changes are already committed before each response. */
    flush: (): void => store.flush(),
    async close(): Promise<void> {
      await webhooks.close();
      store.flush();
      store.close();
    },
    performAt: createPast(store, () => options.publicUrl?.() ?? ''),
    /** Returns an event; undefined when its operation was rolled back. */
    event: (id: string) => store.get('event', id),
    /** Attempts every pending webhook now, without its backoff. */
    deliverPending: () => webhooks.deliverPending(),
    /** Deletes everything: customers, payments, events, stored responses and pending webhooks. */
    reset(): void {
      webhooks.forget();
      planned.times = 0;
      store.clear();
    },
  };
}

function takePlannedFailure(planned: PlannedFailures) {
  planned.times -= 1;
  return planned.status === 409 ? lockTimeout() : planned.status === 429 ? rateLimited() : internalFailure();
}

function respond(c: HonoContext, answer: ApiAnswer): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'request-id': answer.requestId });
  headers.set('stripe-version', c.req.header('stripe-version') ?? Stripe.API_VERSION);
  const key = c.req.header('idempotency-key');
  if (key) headers.set('idempotency-key', key);
  if (answer.originalRequest) {
    headers.set('idempotent-replayed', 'true');
    headers.set('original-request', answer.originalRequest);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
