import { isTradeText } from '../../domain/trades/trade-text.ts';
import type { DeclineReason } from '../../options/companies/decline-reasons.ts';

/** Why a seeker declined: reasons from the list, and a text of their own [BRF-14]. */
export type Feedback = { reasons?: DeclineReason[] | undefined; reason?: string | undefined };

/** Feedback for the other side: its text is withheld until contact details are open, like all texts of seekers. */
export const maskFeedback = ({ reasons, reason }: Feedback, isOpen: boolean): Feedback => ({
  ...(reasons?.length && { reasons }),
  ...(reason && (isOpen || isTradeText(reason)) && { reason }),
});
