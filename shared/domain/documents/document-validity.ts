import { EXPIRES_SOON_DAYS } from '../../options/document-kinds.ts';
import { dayNumber } from '../dates/calendar-day.ts';

export const documentValidities = ['valid', 'expires-soon', 'expired'] as const;
export type DocumentValidity = (typeof documentValidities)[number];

/**
 * Returns the validity of a document on a day; both days are YYYY-MM-DD. A document is valid on its last day, and
 * always valid without one.
 */
export const documentValidity = (expires: string | undefined, today: string): DocumentValidity => {
  if (expires === undefined) return 'valid';
  const left = dayNumber(expires) - dayNumber(today);
  if (left < 0) return 'expired';
  return left <= EXPIRES_SOON_DAYS ? 'expires-soon' : 'valid';
};

/** A document that staff rejected counts for no one, neither for its owner nor for others. */
export const isRejected = ({ check }: { check?: { state: string } | undefined }): boolean =>
  check?.state === 'rejected';
