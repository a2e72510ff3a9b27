import { DAY_MS } from '../../options/limits.ts';
import { REPORT_DAYS } from '../money/refunds/refund-rule.ts';

/**
 * The time between an unlock and the question whether the company reached the person. It ends well before the last day
 * to report the unlock.
 */
export const REACH_QUESTION_MS = 3 * DAY_MS;

export type ReachFacts = {
  /** The open contact details, absent after a refund. `reached` is the company's answer. */
  contactAccess: { reason: string; date: string; reached?: boolean | undefined } | undefined;
  /** False when the job seeker is deleted or suspended, or has blocked the company. */
  isThere: boolean;
  /** A withdrawn or declined application makes the question pointless, unless another application is open. */
  hasApplied: boolean;
  hasOpenApplication: boolean;
};

/** Returns whether an unlock is unanswered and can still be reported. */
export const isReachQuestionOpen = (facts: ReachFacts, at: Date): boolean => {
  const { contactAccess, isThere, hasApplied, hasOpenApplication } = facts;
  if (contactAccess?.reason !== 'unlock' || contactAccess.reached !== undefined || !isThere) return false;
  if (hasApplied && !hasOpenApplication) return false;
  return at.getTime() - Date.parse(contactAccess.date) < REPORT_DAYS * DAY_MS;
};

/** Returns whether to ask the question now. */
export const asksReach = (facts: ReachFacts, at: Date): boolean =>
  isReachQuestionOpen(facts, at) && at.getTime() - Date.parse(facts.contactAccess?.date ?? '') >= REACH_QUESTION_MS;
