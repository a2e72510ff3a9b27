import Stripe from 'stripe';
import { answerRequest } from '../http/answer.ts';
import type { FormHash } from '../http/form-body.ts';
import { ROUTES } from '../http/routes.ts';
import { newId } from './ids.ts';
import type { Store } from './store.ts';

/** A request of the past. `path` is that of a route, such as `payment_methods/:id/attach`, and `id` replaces `:id`. */
type PastRequest = { path: string; id?: string; params?: FormHash };
/** Performs a POST request as of another time, without webhooks. */
export type PerformAt = <T>(at: Date, request: PastRequest) => T;

/** Creates a function for building a history, with the same operations as over HTTP. */
export const createPast =
  (store: Store, publicUrl: () => string): PerformAt =>
  (at, { path, id = '', params = {} }) => {
    const route = ROUTES.find((each) => each.method === 'POST' && each.path === `/v1/${path}`);
    if (!route) throw new Error(`The emulator takes no POST to ${path}`);
    const context = {
      store,
      now: () => at,
      queueWebhook: () => {},
      publicUrl: publicUrl(),
      requestId: newId('req'),
      idempotencyKey: null,
      apiVersion: Stripe.API_VERSION,
    };
    const request = { path: route.path.replace(':id', id), id, authorization: 'Bearer sk_test_past', raw: params };
    const { status, body } = answerRequest(context, route, request);
    if (status !== 200) throw new Error(body);
    return JSON.parse(body);
  };
