import { msg } from '../../../lib/msg.ts';

/** Stripe's states of a dispute. */
const statuses: Readonly<Record<string, string>> = {
  warning_needs_response: msg('The bank asks about it'),
  warning_under_review: msg('The bank reviews your answer'),
  warning_closed: msg('The bank closed its question'),
  needs_response: msg('Needs your response'),
  under_review: msg('The bank reviews your response'),
  won: msg('Dispute won'),
  lost: msg('Dispute lost'),
  prevented: msg('Dispute prevented'),
};

/** Stripe's reasons of a dispute that cards have. */
const reasons: Readonly<Record<string, string>> = {
  credit_not_processed: msg('A refund is missing'),
  duplicate: msg('Charged twice'),
  fraudulent: msg('Card used without permission'),
  general: msg('No reason given'),
  product_not_received: msg('Not received'),
  product_unacceptable: msg('Not as described'),
  subscription_canceled: msg('Subscription canceled'),
  unrecognized: msg('Charge not recognized'),
};

/** Returns the words for a status; Stripe may add others, which count as disputed. */
export const disputeStatusWord = (status: string): string => statuses[status] ?? msg('Disputed');
export const disputeReasonWord = (reason: string | undefined): string => reasons[reason ?? ''] ?? msg('Another reason');
