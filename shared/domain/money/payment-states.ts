/**
 * Groups of products that count as one purchase. The three unlock products are one family, so that no seeker is sold
 * twice.
 */
export const productFamilies = ['unlock', 'job_posting', 'job_post_match', 'priority_access', 'briefing'] as const;
export type ProductFamily = (typeof productFamilies)[number];

/**
 * The states of a payment and of its purchase. `succeeded` means paid but not delivered: there was nothing left to
 * deliver, and the money is being refunded.
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

/** The status of a payment in the history, which lists paid purchases only [PAY-18]. */
export const paymentStatuses = ['paid', 'disputed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The statuses by which staff list payments. A declined payment had its last card refused and isn't paid. */
export const staffPaymentFilters = [...paymentStatuses, 'declined'] as const;
export type StaffPaymentFilter = (typeof staffPaymentFilters)[number];

/** The status of a payment for staff, who find unpaid ones by their id. */
export const staffPaymentStatuses = [...staffPaymentFilters, 'open', 'canceled'] as const;
export type StaffPaymentStatus = (typeof staffPaymentStatuses)[number];

/**
 * The states to which a purchase can move after the state of its intent was read from Stripe. Other changes are
 * ignored.
 */
const settlements: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  created: ['processing', 'failed', 'canceled', 'succeeded', 'fulfilled', 'disputed', 'refunded'],
  processing: ['created', 'failed', 'canceled', 'succeeded', 'fulfilled', 'disputed', 'refunded'],
  // The intent stays open after a declined card, so that the buyer can try again.
  failed: ['created', 'processing', 'canceled', 'succeeded', 'fulfilled', 'disputed', 'refunded'],
  canceled: [],
  succeeded: ['disputed', 'refunded'],
  fulfilled: ['disputed', 'refunded'],
  disputed: ['fulfilled', 'refunded'],
  refunded: [],
};

export const canSettlePurchase = (from: PurchaseState, to: PurchaseState): boolean => settlements[from].includes(to);

/**
 * Returns whether the buyer can start a purchase: for the first time, again, or with a new intent after a canceled one.
 * A `repeatable` purchase can be started again after delivery, as long as there is something left to buy.
 */
export const canStartPurchase = (from: PurchaseState | 'none', repeatable: boolean): boolean =>
  from === 'none' || from === 'canceled' || from === 'refunded' || isPayable(from) || (repeatable && isFulfilled(from));

/** Returns whether an intent of the purchase can still be paid. */
export const isPayable = (state: PurchaseState): boolean => ['created', 'processing', 'failed'].includes(state);

/** Returns whether the buyer has received the product. A dispute removes it only when the dispute is lost. */
export const isFulfilled = (state: PurchaseState): boolean => state === 'fulfilled' || state === 'disputed';

/** Returns whether no change is expected from Stripe, so that reconciliation can skip the purchase. */
export const isSettled = (state: PurchaseState): boolean => !isPayable(state) && state !== 'succeeded';

/** Returns the status in the history. A payment that was lost in a dispute stays 'disputed'. */
export const paymentStatusOf = (state: PurchaseState, disputeStatus?: string): PaymentStatus => {
  if (state === 'disputed' || disputeStatus === 'lost') return 'disputed';
  return state === 'refunded' ? 'refunded' : 'paid';
};

/** Returns the status that staff see. */
export const staffPaymentStatusOf = (state: PurchaseState, disputeStatus?: string): StaffPaymentStatus => {
  if (state === 'failed') return 'declined';
  if (state === 'canceled') return 'canceled';
  return isPayable(state) ? 'open' : paymentStatusOf(state, disputeStatus);
};
