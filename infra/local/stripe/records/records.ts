/** The emulator's private data besides the public resources. */

/** The private part of a payment method: the number decides how it behaves. Only test numbers get this far. */
export interface CardRecord {
  number: string;
  /** Saved with authentication, so that some cards pass off session. */
  setUp: boolean;
  /** Used or detached without a customer: Stripe lets it be used no second time. */
  spent: boolean;
}

/** The response stored under an idempotency key. */
export interface KeptAnswer {
  path: string;
  params: string;
  status: number;
  body: string;
  requestId: string;
  /** Epoch milliseconds. */
  at: number;
}

export type WebhookMode = 'normal' | 'hold' | 'duplicate' | 'drop';

/** The sending of one event to the webhook. */
export interface Delivery {
  id: string;
  state: 'pending' | 'held' | 'delivered' | 'dropped' | 'failed';
  attempts: number;
  /** How many times the event is to be accepted: 2 in the mode `duplicate`. */
  copies: number;
  lastAnswer: string | null;
}
