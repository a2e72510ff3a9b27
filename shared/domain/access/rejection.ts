import { REJECTION_MS } from '../../options/limits.ts';

/** Returns the end of a rejection made at `date`, seven days later. Both are ISO 8601. */
export const rejectionEnds = (date: string): string => new Date(Date.parse(date) + REJECTION_MS).toISOString();

/** Returns the displayed date of a rejection: its own, or seven days before its end [APP-21]. */
export const rejectionDate = ({ date, ends }: { date?: string | undefined; ends?: string | undefined }) => {
  if (date) return date;
  return ends ? new Date(Date.parse(ends) - REJECTION_MS).toISOString() : undefined;
};

/** Returns whether a rejection has ended, so that access can be requested again. */
export const isRejectionOver = (ends: string, now: Date): boolean => Date.parse(ends) <= now.getTime();
