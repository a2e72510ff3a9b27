import type Stripe from 'stripe';
import type { ApiKey } from './http/api-keys.ts';
import type { Params } from './http/params.ts';
import type { Store } from './records/store.ts';

/** The context of an operation: state, clock and request. */
export interface Context {
  store: Store;
  now: () => Date;
  /** The address of the emulator for browsers, without a trailing slash. */
  publicUrl: string;
  /** Queues the webhook of the event with this id. It isn't sent if the operation is rolled back. */
  queueWebhook: (eventId: string) => void;
  requestId: string | null;
  idempotencyKey: string | null;
  apiVersion: string;
}

export interface Call extends Context {
  key: ApiKey;
  params: Params;
  /** The id in the path; empty for a collection. */
  id: string;
}

/** Returns the seconds since 1970, the form of every `created`. */
export function epochSeconds(context: Context): number {
  return Math.floor(context.now().getTime() / 1000);
}

export type EventObject = Stripe.Event.Data['object'];
