/** What is sold as one thing: the three unlock products are one family, so that a seeker is not sold twice. */
export const productFamilies = ['unlock', 'job_posting', 'job_post_match', 'priority_access', 'briefing'] as const;
export type ProductFamily = (typeof productFamilies)[number];

/**
 * Where a payment, and the purchase it is for, stands. `succeeded` is paid but not delivered, because there was nothing
 * left to deliver: the money is being refunded.
 */
export const purchaseStates = [
  'created',
  'processing',
  'failed',
  'canceled',
  'succeeded',
  'fulfilled',
  'disputed',
  'refunded',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** How a payment is shown in the history, which holds what was paid [PAY-18]. */
export const paymentStatuses = ['paid', 'disputed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where the payment provider's present state may move a purchase; any other move is left alone. */
const settlements: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  created: ['processing', 'failed', 'canceled', 'succeeded', 'fulfilled', 'disputed', 'refunded'],
  processing: ['created', 'failed', 'canceled', 'succeeded', 'fulfilled', 'disputed', 'refunded'],
  // A declined card leaves the intent open for the next try.
  failed: ['created', 'processing', 'canceled', 'succeeded', 'fulfilled', 'disputed', 'refunded'],
  canceled: [],
  succeeded: ['disputed', 'refunded'],
  fulfilled: ['disputed', 'refunded'],
  disputed: ['fulfilled', 'refunded'],
  refunded: [],
};

export const canSettlePurchase = (from: PurchaseState, to: PurchaseState): boolean => settlements[from].includes(to);

/**
 * Whether the buyer may start it: for the first time, again, or with another intent in place of a canceled one.
 * What is `repeatable` may be started again once it was delivered, as long as something is left to buy.
 */
export const canStartPurchase = (from: PurchaseState | 'none', repeatable: boolean): boolean =>
  from === 'none' || from === 'canceled' || from === 'refunded' || isPayable(from) || (repeatable && isFulfilled(from));

/** An intent of the purchase can still be paid. */
export const isPayable = (state: PurchaseState): boolean => ['created', 'processing', 'failed'].includes(state);

/** The buyer has what was paid for; a dispute removes it only when it is lost. */
export const isFulfilled = (state: PurchaseState): boolean => state === 'fulfilled' || state === 'disputed';

/** Nothing more is expected from the payment provider for now, so reconciliation may leave it alone. */
export const isSettled = (state: PurchaseState): boolean => !isPayable(state) && state !== 'succeeded';

/** Money that was lost in a dispute went back by it, and the history says so. */
export const paymentStatusOf = (state: PurchaseState, disputeStatus?: string): PaymentStatus => {
  if (state === 'disputed' || disputeStatus === 'lost') return 'disputed';
  return state === 'refunded' ? 'refunded' : 'paid';
};
