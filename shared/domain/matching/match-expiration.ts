import { HOUR_MS } from '../../options/limits.ts';

/** When a match ends: its date plus the global hours. Undefined with 0 hours: never [APP-03]. */
export const matchExpiresAt = (matchFoundAt: string, expirationHours: number): string | undefined =>
  expirationHours === 0 ? undefined : new Date(Date.parse(matchFoundAt) + expirationHours * HOUR_MS).toISOString();
