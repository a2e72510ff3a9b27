import type Stripe from 'stripe';
import type { ApiKey } from './http/api-keys.ts';
import type { Params } from './http/params.ts';
import type { Store } from './records/store.ts';

/** The context of an operation: the state, the clock and the request. */
export interface Context {
  store: Store;
  now: () => Date;
  /** Where a browser reaches the emulator, without a trailing slash. */
  publicUrl: string;
  /** Has the event of this id posted to the webhook, unless the operation is undone. */
  queueWebhook: (eventId: string) => void;
  requestId: string | null;
  idempotencyKey: string | null;
  apiVersion: string;
}

export interface Call extends Context {
  key: ApiKey;
  params: Params;
  /** The id in the path; empty on collections. */
  id: string;
}

/** Seconds since 1970, the form of every `created`. */
export function epochSeconds(context: Context): number {
  return Math.floor(context.now().getTime() / 1000);
}

export type EventObject = Stripe.Event.Data['object'];
