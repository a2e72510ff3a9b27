import { EXPIRES_SOON_DAYS } from '../../options/document-kinds.ts';
import { dayNumber } from '../dates/calendar-day.ts';

export const documentValidities = ['valid', 'expires-soon', 'expired'] as const;
export type DocumentValidity = (typeof documentValidities)[number];

/**
 * Whether a document is good on a day; both are YYYY-MM-DD, and it is good on its last day. Without an end it stays
 * good.
 */
export const documentValidity = (expires: string | undefined, today: string): DocumentValidity => {
  if (expires === undefined) return 'valid';
  const left = dayNumber(expires) - dayNumber(today);
  if (left < 0) return 'expired';
  return left <= EXPIRES_SOON_DAYS ? 'expires-soon' : 'valid';
};
