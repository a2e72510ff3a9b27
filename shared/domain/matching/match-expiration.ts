import { HOUR_MS } from '../../options/limits.ts';

/**
 * Returns the end of a match: its date plus the global number of hours. Undefined for 0 hours, which means no end
 * [APP-03].
 */
export const matchExpiresAt = (matchFoundAt: string, expirationHours: number): string | undefined =>
  expirationHours === 0 ? undefined : new Date(Date.parse(matchFoundAt) + expirationHours * HOUR_MS).toISOString();
