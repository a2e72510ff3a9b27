import { REJECTION_MS } from '../../options/limits.ts';

/** When a rejection made at `date` ends: seven days later. ISO 8601 in and out. */
export const rejectionEnds = (date: string): string => new Date(Date.parse(date) + REJECTION_MS).toISOString();

/** The date of a rejection as shown: its own, or seven days before it ends [APP-21]. */
export const rejectionDate = ({ date, ends }: { date?: string | undefined; ends?: string | undefined }) => {
  if (date) return date;
  return ends ? new Date(Date.parse(ends) - REJECTION_MS).toISOString() : undefined;
};

/** Whether a rejection is over, so that access may be requested again. */
export const isRejectionOver = (ends: string, now: Date): boolean => Date.parse(ends) <= now.getTime();
