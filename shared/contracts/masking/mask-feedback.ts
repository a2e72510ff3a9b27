import { isTradeText } from '../../domain/trades/trade-text.ts';
import type { DeclineReason } from '../../options/companies/decline-reasons.ts';

/** A seeker's reasons for declining: reasons from the list, and a free text [BRF-14]. */
export type Feedback = { reasons?: DeclineReason[] | undefined; reason?: string | undefined };

/**
 * Returns the feedback for the other party. Its text is withheld until the contact details are open, unless it names a
 * trade.
 */
export const maskFeedback = ({ reasons, reason }: Feedback, isOpen: boolean): Feedback => ({
  ...(reasons?.length && { reasons }),
  ...(reason && (isOpen || isTradeText(reason)) && { reason }),
});
