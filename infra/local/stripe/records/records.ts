/** The emulator's private data besides the public resources. */

/** The private part of a payment method. The card number, always a test number, determines its behavior. */
export interface CardRecord {
  number: string;
  /** True when the card was saved with authentication, after which some test cards succeed off-session. */
  setUp: boolean;
  /** True when the payment method was used or detached without a customer. Stripe then rejects further uses. */
  spent: boolean;
}

/** The response stored under an idempotency key. */
export interface KeptAnswer {
  path: string;
  params: string;
  status: number;
  body: string;
  requestId: string;
  /** The time in epoch milliseconds. */
  at: number;
}

export type WebhookMode = 'normal' | 'hold' | 'duplicate' | 'drop';

/** The delivery of one event to the webhook. */
export interface Delivery {
  id: string;
  state: 'pending' | 'held' | 'delivered' | 'dropped' | 'failed';
  attempts: number;
  /** The number of times the event is delivered: 2 in the mode `duplicate`. */
  copies: number;
  lastAnswer: string | null;
}
