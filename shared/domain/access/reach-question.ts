import { DAY_MS } from '../../options/limits.ts';
import { REPORT_DAYS } from '../money/refund-rule.ts';

/** How long after an unlock a company is asked whether it reached the person: well before the report is refused. */
export const REACH_QUESTION_MS = 3 * DAY_MS;

export type ReachFacts = {
  /** Gone after a refund; `reached` is the answer. */
  contactAccess: { reason: string; date: string; reached?: boolean | undefined } | undefined;
  /** Deleted and suspended people are not asked about, nor who has blocked the company. */
  isThere: boolean;
  /** An application that was withdrawn or declined closes the matter, unless another is open. */
  hasApplied: boolean;
  hasOpenApplication: boolean;
};

/** Whether the question holds: an unlock no one has answered about, while a report of it would still be taken. */
export const isReachQuestionOpen = (facts: ReachFacts, at: Date): boolean => {
  const { contactAccess, isThere, hasApplied, hasOpenApplication } = facts;
  if (contactAccess?.reason !== 'unlock' || contactAccess.reached !== undefined || !isThere) return false;
  if (hasApplied && !hasOpenApplication) return false;
  return at.getTime() - Date.parse(contactAccess.date) < REPORT_DAYS * DAY_MS;
};

/** Whether it is asked now. */
export const asksReach = (facts: ReachFacts, at: Date): boolean =>
  isReachQuestionOpen(facts, at) && at.getTime() - Date.parse(facts.contactAccess?.date ?? '') >= REACH_QUESTION_MS;
